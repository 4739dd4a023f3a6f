package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import com.eclipsesource.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

    private static final String SAMPLE =
            "{\"a\": [1, -2.5e3, true, null], \"b\\n\": {\"c\": \"x\\u00e9\"}, \"d\": []}";

    private static String tree(String text) {
        return JsonTreeText.of(JsonReader.read(text).root());
    }

    @Test
    void plainJson_isTheTreeOfTheParser() {
        assertEquals(Json.parse(SAMPLE).toString(), Json.parse(tree(SAMPLE)).toString());
        assertEquals(List.of(), JsonReader.read(SAMPLE).diagnostics());
    }

    @Test
    void everyValue_knowsItsPlaceAndPointer() {
        JsonReading reading = JsonReader.read(SAMPLE);
        JsonMap map = (JsonMap) reading.root();
        JsonNode c = map.map("b\n").get("c");
        assertEquals("\"x\\u00e9\"", SAMPLE.substring(c.from(), c.to()));
        assertEquals("/b\n/c", reading.pointer(c.from(), c.to()));
        JsonNode number = map.items("a").get(1);
        assertEquals("-2.5e3", SAMPLE.substring(number.from(), number.to()));
        assertEquals("/a/1", reading.place(number.from(), number.to()).pointer());
        JsonMap.Member d = map.member("d");
        assertEquals("\"d\"", SAMPLE.substring(d.from(), d.to()));
        assertEquals("/d", reading.pointer(d.from(), d.to()));
    }

    @Test
    void pointer_escapesTildeAndSlash() {
        JsonReading reading = JsonReader.read("{\"a/b~c\": 1}");
        assertEquals("/a~1b~0c", reading.pointer(10, 11));
    }

    @Test
    void commentsAndCommas_leavePlacesAsTheyAre() {
        String text = "// one {\n{ /* \" */ \"a\" : [ 1 , // [\n ], }\n// end";
        JsonReading reading = JsonReader.read(text);
        assertEquals("{\"a\":[1]}", JsonTreeText.of(reading.root()));
        JsonNode one = ((JsonMap) reading.root()).items("a").get(0);
        assertEquals("1", text.substring(one.from(), one.to()));
        assertEquals(2, reading.diagnostics().size());
    }

    @Test
    void slashesInStrings_areNoComments() {
        assertEquals("{\"a\":\"http://x /* y */\"}", tree("{\"a\": \"http://x /* y */\"}"));
    }

    @Test
    void nameWithoutValue_isKeptAsNull() {
        assertEquals(
                "{\"a\":1,\"b\":[2,{\"c\":3,\"d\":null}]}",
                tree("{\"a\": 1, \"b\": [2, {\"c\": 3, \"d\"} ]"));
    }

    @Test
    void whatStandsBeforeAnErrorWithoutRepair_isKept() {
        assertEquals("{\"a\":1}", tree("{\"a\": 1, ) ( ) ( }"));
        assertNull(JsonReader.read("").root());
    }

    @Test
    void duplicateName_countsLast() {
        assertEquals("{\"a\":2,\"b\":0}", tree("{\"a\": 1, \"b\": 0, \"a\": 2}"));
    }

    /** Plain JSON made at random, with comments and commas strewn in where they may stand. */
    @Test
    void strewnText_isReadAsThePlainOne() {
        for (long seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            List<String> tokens = new ArrayList<>();
            value(random, 0, tokens);
            StringBuilder strewn = new StringBuilder();
            for (int i = 0; i < tokens.size(); i++) {
                String token = tokens.get(i);
                boolean closes = token.equals("]") || token.equals("}");
                boolean behindValue = i > 0 && !"[{,:".contains(tokens.get(i - 1));
                strewn.append(closes && behindValue && random.nextBoolean() ? "," : "");
                String[] gaps = {"", " ", "\n", "/* , ] */", "// }\n", "\t"};
                strewn.append(gaps[random.nextInt(gaps.length)]).append(token);
            }
            String plain = String.join("", tokens);
            assertEquals(
                    Json.parse(plain).toString(),
                    Json.parse(tree(strewn.toString())).toString(),
                    "seed " + seed);
        }
    }

    private static void value(Random random, int depth, List<String> tokens) {
        int kind = random.nextInt(depth > 4 ? 4 : 6);
        switch (kind) {
            case 0 -> tokens.add(Integer.toString(random.nextInt(2000) - 1000));
            case 1 -> tokens.add(random.nextBoolean() ? "true" : "null");
            case 2, 3 -> tokens.add("\"" + "ab/*{[,\\\"".substring(0, random.nextInt(7)) + "\"");
            default -> {
                tokens.add(kind == 4 ? "[" : "{");
                int size = random.nextInt(4);
                for (int i = 0; i < size; i++) {
                    if (i > 0) {
                        tokens.add(",");
                    }
                    if (kind == 5) {
                        tokens.add("\"k" + i + "\"");
                        tokens.add(":");
                    }
                    value(random, depth + 1, tokens);
                }
                tokens.add(kind == 4 ? "]" : "}");
            }
        }
    }

    @Test
    void integers_areReadUpToNineDigits() {
        assertTrue(JsonScalar.isInteger("-999999999"));
        assertTrue(!JsonScalar.isInteger("9999999999") && !JsonScalar.isInteger("-"));
        assertTrue(!JsonScalar.isInteger("1.0") && !JsonScalar.isInteger("1e2"));
    }

    /** Every kind of space between all signs of a text: one remark, whose fix is plain JSON. */
    @ParameterizedTest
    @ValueSource(
            chars = {
                '\u00a0', '\u1680', '\u2000', '\u2003', '\u200b', '\u200d', '\u202f', '\u2060',
                '\u3000', '\ufeff', '\u000b', '\f', '\u0085', '\u2028'
            })
    void spacesOfOtherKinds_areBlanksWithOneRemark(char space) {
        String plain = "{ \"a\" : [ 1 , true , \"b\u3000c\" ] , \"d\" : null }";
        String text = "{" + space + plain.substring(2).replace(' ', space);
        JsonReading reading = JsonReader.read(text);
        assertEquals(1, reading.diagnostics().size(), reading.diagnostics().toString());
        Diagnostic remark = reading.diagnostics().get(0);
        assertEquals(JsonCodes.SPACE, remark.code());
        Location at = remark.location();
        assertEquals(plain, text.substring(0, at.from()) + remark.fix() + text.substring(at.to()));
        assertEquals(
                JsonTreeText.of(JsonReader.read(plain).root()), JsonTreeText.of(reading.root()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'a': 'b', 'c': ['d', 'it`s']} | {\"a\": \"b\", \"c\": [\"d\", \"it`s\"]}",
                "{'a' : 'x, y'} | {\"a\": \"x, y\"}",
                "{'a': 'it's'} | {\"a\": \"it's\"}",
                "export default {\"a\": 1}; | {\"a\": 1}",
                "const card = [1]; | [1]",
                "module.exports = {\"a\": \"=\"} | {\"a\": \"=\"}",
            })
    void jsonOfPrograms_isRead(String text, String json) {
        assertEquals(
                JsonTreeText.of(JsonReader.read(json).root()),
                JsonTreeText.of(JsonReader.read(text).root()));
    }

    @Test
    void hashAtTheBeginningOfALine_beginsAComment() {
        JsonReading reading = JsonReader.read("# one\n[1,\n  # \"two\"\n  2]");
        assertEquals("[1,2]", JsonTreeText.of(reading.root()));
        assertEquals(2, reading.diagnostics().size());
        assertTrue(JsonReader.read("[\"a#b\"]").diagnostics().isEmpty());
    }
}
