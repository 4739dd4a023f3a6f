package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LenientJsonTest {

    /** The tree in plain JSON. */
    private static String plain(JsonNode node) {
        StringBuilder text = new StringBuilder();
        if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                text.append(text.isEmpty() ? "" : ",").append(Json.value(member.name()));
                text.append(':').append(plain(member.value()));
            }
            return "{" + text + "}";
        }
        if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                text.append(text.isEmpty() ? "" : ",").append(plain(item));
            }
            return "[" + text + "]";
        }
        JsonScalar scalar = (JsonScalar) node;
        return scalar.isString() ? Json.value(scalar.text()).toString() : scalar.text();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'a': 1, 'b': [True, None]}|{\"a\":1,\"b\":[True,None]}",
                "{\"a\": 1,, \"b\": 2,}|{\"a\":1,\"b\":2}",
                "[{\"a\": 1} {\"a\": 2}]|[{\"a\":1},{\"a\":2}]",
                "{\"a\": 1 \"b\": 2}|{\"a\":1,\"b\":2}",
                "{a: 1, b_c: \"d\"}|{\"a\":1,\"b_c\":\"d\"}",
                "{\"a\": [1, 2|{\"a\":[1,2]}",
                "{\"a\": \"x|{\"a\":\"x\"}",
                "{\"a\": 1} {\"a\": 2}|[{\"a\":1},{\"a\":2}]",
                "{\"a\": 1}} [2]|[{\"a\":1},[2]]",
                "[1, /* two */ 2] // three|[1,2]",
                "{\"a\": 1, \"a\": 2}|{\"a\":2}",
                "{\"a\":, \"b\": 2}|{\"b\":2}",
                "[\"\\u00e9\\n\\\"\\/\\u12\"]|[\"é\\n\\\"/u12\"]",
                "[1] and more|[1]",
            })
    void faults_arePassedOver(String text, String expected) {
        assertEquals(expected, plain(LenientJson.read(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "4 Opt", "\"Opt\"", "Deck [1]", "], }"})
    void otherTexts_areNoData(String text) {
        assertNull(LenientJson.read(text));
    }

    @Test
    void places_areThoseOfTheText() {
        JsonMap map = (JsonMap) LenientJson.read(" {\"ab\": [12], \"c\": 'd'} x");
        assertEquals(1, map.from());
        assertEquals(23, map.to());
        JsonMap.Member first = map.members().get(0);
        assertEquals("2-6", first.from() + "-" + first.to());
        assertEquals("8-12", first.value().from() + "-" + first.value().to());
        assertEquals("19-22", place(map.get("c")));
    }

    private static String place(JsonNode node) {
        return node.from() + "-" + node.to();
    }

    @Test
    void deepText_endsAtTheLimit() {
        JsonNode node = LenientJson.read("[".repeat(100_000));
        int depth = 0;
        while (node instanceof JsonList list && !list.items().isEmpty()) {
            node = list.items().get(0);
            depth++;
        }
        assertTrue(depth < 100, "levels: " + depth);
    }

    /** Valid JSON, as another parser reads it. */
    @Test
    void validText_isReadAsByAnotherParser() {
        for (long seed = 1; seed <= 500; seed++) {
            Random random = new Random(seed);
            String text = value(random, 3).toString();
            String root = "[" + text + "]";
            assertEquals(
                    Json.parse(root).toString(), plain(LenientJson.read(root)), "seed " + seed);
        }
    }

    private static JsonValue value(Random random, int depth) {
        int kind = random.nextInt(depth == 0 ? 4 : 6);
        String text =
                random.ints(5, 32, 0x3100)
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString();
        if (kind == 4) {
            JsonArray array = new JsonArray();
            for (int i = random.nextInt(4); i > 0; i--) {
                array.add(value(random, depth - 1));
            }
            return array;
        }
        if (kind == 5) {
            JsonObject object = new JsonObject();
            for (int i = random.nextInt(4); i > 0; i--) {
                object.set(text + i, value(random, depth - 1));
            }
            return object;
        }
        return kind == 0
                ? Json.value(text)
                : kind == 1 ? Json.value(random.nextInt()) : kind == 2 ? Json.TRUE : Json.NULL;
    }
}
