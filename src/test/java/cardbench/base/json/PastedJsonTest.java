package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON as it is pasted out of forums and chats: in code fences, several values in a row. */
class PastedJsonTest {

    private static String tree(String text) {
        JsonNode root = JsonReader.read(text).root();
        return root == null ? "nothing" : JsonTreeText.of(root);
    }

    /** What is said: each code with the characters that it is about. */
    private static List<String> linesOf(String text) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic one : JsonReader.read(text).diagnostics()) {
            String place = text.substring(one.location().from(), one.location().to());
            codes.add(one.code().name() + " " + place);
        }
        return codes;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```json\n{\"a\": 1}\n```",
                "```json\r\n{\"a\": 1}\r\n```\r\n",
                "```\n{\"a\": 1}\n  ```",
                "```{\"a\": 1}```",
                "```jsonc {\"a\": 1}```",
                "```json title=\"card {x}\"\n{\"a\": 1}\n```",
                "```json\n{\"a\": 1}",
                "我的牌 [新] \"{\":\n\n ```json\n{\"a\": 1}\n```\nPlease look!",
            })
    void fence_isPassedOverWithTheWordsAroundIt(String text) {
        assertEquals("{\"a\":1}", tree(text));
        JsonNode root = JsonReader.read(text).root();
        assertEquals("{\"a\": 1}", text.substring(root.from(), root.to()));
    }

    @Test
    void everythingOutsideOfTheFence_isSaid() {
        String text = "mine:\n```json\n{\"a\": 1}\n```\nbye";
        assertEquals(
                List.of("json.fence mine:\n```json", "json.fence ```", "json.fence bye"),
                linesOf(text));
    }

    @Test
    void missingCloser_belongsInsideOfTheFence() {
        String text = "```json\n{\"a\": [1]\n```\n";
        Diagnostic diagnostic = JsonReader.read(text).diagnostics().get(2);
        assertEquals("json.missing-closer", diagnostic.code().name());
        assertEquals(text.indexOf(']') + 1, diagnostic.location().from());
    }

    @Test
    void fenceInAString_isText() {
        assertEquals("{\"a\":\"```\"}", tree("{\"a\": \"```\"}"));
        assertEquals("{\"a\":\"x ``` y\"}", tree("```\n{\"a\": \"x ``` y\"}\n```"));
        assertEquals(List.of(), linesOf("[\"```\"]"));
    }

    @Test
    void severalValues_areReadAsAListWithTheirPlaces() {
        for (String between : List.of("", " ", "\n\n", ",", " , ", "\n// next\n")) {
            String text = "{\"a\": 1}" + between + "{\"b\": [2]}" + between + "[3]";
            assertEquals("[{\"a\":1},{\"b\":[2]},[3]]", tree(text));
            assertEquals(List.of("json.several {"), linesOf(text));
            JsonReading reading = JsonReader.read(text);
            int two = text.indexOf('2');
            assertEquals("/1/b/0", reading.place(two, two + 1).pointer());
        }
    }

    @Test
    void severalFences_areReadAsAList() {
        String text = "one\n```json\n{\"a\": 1}\n```\ntwo\n```json\n{\"b\": 2}\n```\n";
        assertEquals("[{\"a\":1},{\"b\":2}]", tree(text));
    }

    @Test
    void otherTextBehindAValue_isStillRefused() {
        for (String text : List.of("{} x", "{},,{}", "{} 1 {}", "1 {}", "{},")) {
            assertTrue(linesOf(text).toString().contains("json.syntax"), text);
        }
    }

    @Test
    void faultInALaterValue_keepsTheOnesBefore() {
        String text = "{\"a\": 1} {\"b\": 2, ) ( ) ( }";
        assertEquals("[{\"a\":1},{\"b\":2}]", tree(text));
        assertEquals("json.syntax )", linesOf(text).get(1));
    }

    @Test
    void thousandsOfFencesAndValues_areRead() {
        String text = "x" + "```{}".repeat(40_000);
        assertTrue(linesOf(text).size() > 1);
        assertEquals(2 + 3 * 19_998 - 1, tree("{}".repeat(19_998)).length());
    }
}
