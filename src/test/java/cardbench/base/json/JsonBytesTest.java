package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonBytesTest {

    private static JsonBytes json(String text) {
        return new JsonBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void members_comeInTheirOrder() {
        JsonBytes json = json("\uFEFF { \"a\" : 7 , \"b\":[ -1, true ,\"x\"] , \"c\":{} } ");
        json.open('{');
        assertEquals("a", json.nextName(true));
        assertEquals(7, json.integer(0));
        assertEquals("b", json.nextName(false));
        json.open('[');
        assertTrue(json.nextElement(true));
        assertEquals(-1, json.integer(0));
        assertTrue(json.nextElement(false));
        assertTrue(json.isTrue());
        assertTrue(json.nextElement(false));
        assertEquals("x", json.string());
        assertFalse(json.nextElement(false));
        assertEquals("c", json.nextName(false));
        json.skip();
        assertNull(json.nextName(false));
        assertTrue(json.isAtEnd());
        assertFalse(json.failed());
    }

    @Test
    void strings_areDecoded() {
        assertEquals("古尔丹 😀", json("\"古尔丹 😀\"").string());
        assertEquals("a\"\\/\b\f\n\r\té", json("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"").string());
        assertEquals("", json("\"\"").string());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.5",
                "1e3",
                "2147483648",
                "99999999999",
                "\"7\"",
                "[7]",
                "{\"a\":7}",
                "null",
                "-"
            })
    void whatIsNoInteger_isSkipped(String value) {
        JsonBytes json = json(value + " ");
        assertEquals(5, json.integer(5));
        assertTrue(json.isAtEnd(), value);
    }

    @Test
    void largestIntegers_areRead() {
        assertEquals(Integer.MAX_VALUE, json("2147483647").integer(0));
        assertEquals(Integer.MIN_VALUE, json("-2147483648").integer(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "\"a", "\"a\\", "]", "}", ",", ":", "[}",
                "?"
            })
    void brokenValues_failTheWalk(String text) {
        JsonBytes json = json(text);
        for (int i = 0; i < 5; i++) {
            json.skip();
        }
        assertTrue(json.failed() || text.equals("[}"), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a", "\"a\\", "\"\\u12\"", "\"\\x\"", "\"a\nb\"", "7"})
    void brokenStrings_failTheWalk(String text) {
        JsonBytes json = json(text);
        json.string();
        assertTrue(json.failed(), text);
        assertEquals("", json.string());
        assertNull(json.nextName(true));
        assertFalse(json.nextElement(true));
        assertFalse(json.isAtEnd());
    }

    @Test
    void nesting_isBounded() {
        JsonBytes fine = json("[".repeat(JsonBytes.MAX_DEPTH) + "]".repeat(JsonBytes.MAX_DEPTH));
        fine.skip();
        assertTrue(fine.isAtEnd());
        JsonBytes deep = json("[".repeat(1_000_000));
        deep.skip();
        assertTrue(deep.failed());
        assertTrue(deep.at() < 100);
    }

    @Test
    void place_canBeGoneBackTo() {
        JsonBytes json = json("[\"first\", \"second\"]");
        json.open('[');
        json.nextElement(true);
        int place = json.at();
        json.skip();
        json.nextElement(false);
        assertEquals("second", json.string());
        json.goTo(place);
        assertEquals("first", json.string());
    }

    @Test
    void missingSigns_failTheWalk() {
        JsonBytes object = json("{\"a\" 7}");
        object.open('{');
        assertNull(object.nextName(true));
        assertTrue(object.failed());
        JsonBytes array = json("[1 2]");
        array.open('[');
        array.nextElement(true);
        array.skip();
        assertFalse(array.nextElement(false));
        assertTrue(array.failed());
        JsonBytes open = json("[");
        open.open('[');
        assertFalse(open.nextElement(true));
        assertTrue(open.failed());
    }
}
