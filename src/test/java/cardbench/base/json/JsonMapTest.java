package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Members are given by name and kind, and what is missing has the value that the caller names. */
class JsonMapTest {

    private static final String TEXT =
            "{\"name\": \"狼\", \"count\": 3, \"long\": 1234567890, \"half\": 1.5, \"cost\": -999999999,"
                    + " \"inner\": {\"a\": null}, \"list\": [true, 2]}";

    private final JsonMap map = (JsonMap) JsonReader.read(TEXT).root();

    @Test
    void member_isThere_orNot() {
        assertTrue(map.has("name"));
        assertTrue(map.map("inner").has("a"));
        assertFalse(map.has("Name"));
        assertNull(map.get("Name"));
        assertEquals(TEXT.indexOf("\"count\""), map.member("count").from());
    }

    @Test
    void text_isThatOfStringsOnly() {
        assertEquals("狼", map.text("name", "-"));
        assertEquals("-", map.text("count", "-"));
        assertEquals("-", map.text("inner", "-"));
        assertEquals("-", map.text("none", "-"));
    }

    @Test
    void integer_isOneOfAtMostNineDigits() {
        assertEquals(3, map.integer("count", 7));
        assertEquals(-999_999_999, map.integer("cost", 7));
        assertEquals(7, map.integer("long", 7));
        assertEquals(7, map.integer("half", 7));
        assertEquals(7, map.integer("name", 7));
        assertEquals(7, map.integer("list", 7));
    }

    @Test
    void otherKinds_areEmpty() {
        assertEquals(2, map.items("list").size());
        assertEquals(List.of(), map.items("inner"));
        assertEquals(List.of(), map.map("list").members());
        assertEquals(0, ((JsonScalar) map.get("half")).integer());
        assertEquals(3, ((JsonScalar) map.get("count")).integer());
    }

    @Test
    void texts_areIntegersOfAtMostNineDigits() {
        for (String text : List.of("0", "9", "-1", "007", "123456789", "-123456789")) {
            assertTrue(JsonScalar.isInteger(text), text);
        }
        for (String text :
                List.of("", "-", "1234567890", "1.0", "1e3", "+1", "/", ":", "1/", "1:")) {
            assertFalse(JsonScalar.isInteger(text), text);
        }
    }

    @Test
    void unreadablePlace_isThatOfAnError() {
        JsonReading reading = JsonReader.read("{\"a\": wolf}");
        int from = reading.diagnostics().get(0).location().from();
        int to = reading.diagnostics().get(0).location().to();
        assertTrue(reading.isUnreadable(from, to));
        assertFalse(reading.isUnreadable(from, to + 1));
        assertFalse(reading.isUnreadable(from - 1, to));
        assertFalse(JsonReader.read(TEXT).isUnreadable(0, 1));
    }

    @Test
    void objects_areThoseOfAList() {
        JsonMap lists = (JsonMap) JsonReader.read("{\"a\": [1, {\"b\": 2}, [{}], {}]}").root();
        assertEquals(2, lists.objects("a").size());
        assertEquals(2, lists.objects("a").get(0).integer("b", 0));
        assertEquals(List.of(), lists.objects("b"));
        assertEquals(List.of(), lists.objects());
    }

    @Test
    void visit_meetsEachValueWithItsName_inOrder() {
        JsonNode tree = JsonReader.read("{\"a\": [1, {\"b\": 2}], \"c\": [[3]]}").root();
        List<String> met = new ArrayList<>();
        tree.visit("", (name, node) -> met.add(name + " " + JsonTreeText.of(node)));
        assertEquals(
                List.of(
                        " {\"a\":[1,{\"b\":2}],\"c\":[[3]]}",
                        "a [1,{\"b\":2}]",
                        "a 1",
                        "a {\"b\":2}",
                        "b 2",
                        "c [[3]]",
                        "c [3]",
                        "c 3"),
                met);
    }

    @Test
    void otherValues_keepNamesAndPlaces() {
        JsonMap inner = map.map("inner");
        JsonMap changed = inner.withValues(member -> map.get("count"));
        assertEquals("{\"a\":3}", JsonTreeText.of(changed));
        assertEquals(inner.place(), changed.place());
        assertEquals(inner.member("a").place(), changed.member("a").place());
        JsonList list = (JsonList) map.get("list");
        assertEquals("[3,3]", JsonTreeText.of(list.withItems(item -> map.get("count"))));
        assertEquals(list.place(), list.withItems(item -> item).place());
    }
}
