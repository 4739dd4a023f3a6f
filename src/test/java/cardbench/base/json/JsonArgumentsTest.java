package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonArgumentsTest {

    private static JsonObject object(String text) {
        return Json.parse(text.replace('\'', '"')).asObject();
    }

    /** The pointers of all values of a tree, as they are written down while it is walked. */
    private static void expected(String pointer, JsonNode node, List<String> pointers) {
        pointers.add(pointer);
        if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                String name = member.name().replace("~", "~0").replace("/", "~1");
                expected(pointer + "/" + name, member.value(), pointers);
            }
        } else if (node instanceof JsonList list) {
            for (int i = 0; i < list.items().size(); i++) {
                expected(pointer + "/" + i, list.items().get(i), pointers);
            }
        }
    }

    private static void found(JsonArguments arguments, JsonNode node, List<String> pointers) {
        pointers.add(arguments.place(node.from(), node.to()).pointer());
        if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                String ofName = arguments.place(member.from(), member.to()).pointer();
                String ofValue =
                        arguments.place(member.value().from(), member.value().to()).pointer();
                assertEquals(ofValue, ofName, "a name has the place of its value");
                found(arguments, member.value(), pointers);
            }
        } else if (node instanceof JsonList list) {
            list.items().forEach(item -> found(arguments, item, pointers));
        }
    }

    @Test
    void everyValueOfEveryArgument_hasItsPointer() {
        JsonArguments arguments = new JsonArguments();
        JsonMap first =
                arguments.object(
                        "a", object("{'x/y':[1,-2.5e3,'', true,{}],'~':{'n':null,'f':false}}"));
        JsonList second = arguments.array("b", Json.parse("[[],[[\"\"]],{\"\":0}]").asArray());
        JsonMap third = arguments.object("c", new JsonObject());
        List<String> expected = new ArrayList<>();
        expected("/a", first, expected);
        expected("/b", second, expected);
        expected("/c", third, expected);
        List<String> found = new ArrayList<>();
        found(arguments, first, found);
        found(arguments, second, found);
        found(arguments, third, found);
        assertEquals(expected, found);
        assertEquals(18, found.size());
        assertEquals(
                "{\"x/y\":[1,-2.5e3,\"\",true,{}],\"~\":{\"n\":null,\"f\":false}}",
                JsonTreeText.of(first));
        assertTrue(arguments.diagnostics().isEmpty());
    }

    /** As in JavaScript, and as {@link JsonReader} reads the same text. */
    @Test
    void repeatedName_keepsItsFirstPlaceAndItsLastValue() {
        JsonArguments arguments = new JsonArguments();
        JsonMap map = arguments.object("a", object("{'x':1,'y':2,'x':3}"));
        assertEquals("{\"x\":3,\"y\":2}", JsonTreeText.of(map));
        Diagnostic twice = arguments.diagnostics().get(0);
        assertEquals("json.duplicate-key", twice.code().name());
        assertEquals("/a/x", twice.location().pointer());
        assertEquals(1, arguments.diagnostics().size());
    }

    @Test
    void valuesBeyondTheLimit_areLeftOutAndSaidOnce() {
        JsonArguments arguments = new JsonArguments();
        JsonList list =
                arguments.array(
                        "a",
                        Json.parse("[" + "1,".repeat(JsonReader.MAX_VALUES + 50) + "1]").asArray());
        assertEquals(JsonReader.MAX_VALUES, list.items().size());
        assertEquals(
                List.of("json.too-many"),
                arguments.diagnostics().stream().map(one -> one.code().name()).toList());
    }

    @Test
    void charactersBeyondTheLimit_areLeftOutAndSaidOnce() {
        JsonArguments arguments = new JsonArguments();
        String long1 = "\"" + "x".repeat(JsonReader.MAX_LENGTH / 2) + "\"";
        JsonList list =
                arguments.array(
                        "a", Json.parse("[" + long1 + "," + long1 + "," + long1 + ",1]").asArray());
        assertEquals(1, list.items().size());
        assertEquals(1, arguments.diagnostics().size());
        Diagnostic diagnostic = arguments.diagnostics().get(0);
        assertEquals("json.too-long", diagnostic.code().name());
    }
}
