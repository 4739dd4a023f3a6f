package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts with one sign too few, too many or wrong: what is read, and what is said. */
class JsonRepairTest {

    private static List<Diagnostic> errors(String text) {
        return JsonReader.read(text).diagnostics().stream()
                .filter(one -> one.severity() == Severity.ERROR)
                .toList();
    }

    /** The text with the fixes of its errors. */
    private static String fixed(String text) {
        StringBuilder fixed = new StringBuilder(text);
        List<Diagnostic> errors = new ArrayList<>(errors(text));
        errors.sort(Comparator.comparing(one -> one.location().from()));
        for (int i = errors.size() - 1; i >= 0; i--) {
            Diagnostic one = errors.get(i);
            fixed.replace(one.location().from(), one.location().to(), one.fix());
        }
        return fixed.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{`a` 1, `b`: 2}           | {`a`: 1, `b`: 2}",
                "{`a`: 1 `b`: 2}           | {`a`: 1, `b`: 2}",
                "[`a` `b`]                 | [`a`, `b`]",
                "{`a: 1, `b`: 2}           | {`a`: 1, `b`: 2}",
                "{a`: 1, `b`: 2}           | {`a`: 1, `b`: 2}",
                "{`a`: `b c, `d`: 2}       | {`a`: `b c`, `d`: 2}",
                "{`a`: b, c`, `d`: 2}      | {`a`: `b, c`, `d`: 2}",
                "{`a`: [{`b`: 1, {`c`: 2}]} | {`a`: [{`b`: 1}, {`c`: 2}]}",
                "{`a`: [`b`: 1}, {`c`: 2}]} | {`a`: [{`b`: 1}, {`c`: 2}]}",
                "{`a`: {`b`: 1}, {`c`: 2}]} | {`a`: [{`b`: 1}, {`c`: 2}]}",
                "{`a`: [1, 2, `b`: 3}      | {`a`: [1, 2], `b`: 3}",
                "[1,, 2]                   | [1, 2]",
                "{name: 'x', `b`: yes}     | {`name`: `x`, `b`: `yes`}",
                "{`a`: fals, `b`: nul}     | {`a`: false, `b`: null}",
                "{“a”：“b”，`c`：1}          | {`a`:`b`,`c`:1}",
            })
    void oneSignWrong_isFixed(String broken, String whole) {
        assertEquals(whole.replace('`', '"'), fixed(broken.replace('`', '"')));
    }

    /** Where everything is in a comment, nothing tells where that should have ended. */
    @Test
    void textInACommentWithoutEnd_isNotRead() {
        List<Diagnostic> errors = errors("/*\n1");
        assertEquals("json.unclosed-comment", errors.get(0).code().name());
        assertEquals(0, errors.get(0).location().from());
        assertNull(JsonReader.read("/*\n1").root());
    }

    @Test
    void fixedText_hasNoErrorAndTheSameTree() {
        String broken = "{\"a\" [1, {\"b: 2}], \"c\": tru}";
        assertEquals(3, errors(broken).size());
        String fixed = fixed(broken);
        assertEquals(List.of(), errors(fixed), fixed);
        assertEquals(
                JsonTreeText.of(JsonReader.read(fixed).root()),
                JsonTreeText.of(JsonReader.read(broken).root()));
    }

    @Test
    void placesBehindARepair_areThoseOfTheText() {
        String text = "{\"a\" 1, b: \"x\", \"c\": [7]}";
        JsonMap map = (JsonMap) JsonReader.read(text).root();
        JsonNode seven = map.items("c").get(0);
        assertEquals("7", text.substring(seven.from(), seven.to()));
        JsonMap.Member b = map.member("b");
        assertEquals("b", text.substring(b.from(), b.to()));
        assertEquals("\"x\"", text.substring(b.value().from(), b.value().to()));
    }

    @Test
    void valueThatIsMissing_isNullAndOneError() {
        for (String text :
                List.of("{\"a\": , \"b\": 2}", "{\"a\", \"b\": 2}", "{\"a\": 1., \"b\": 2}")) {
            assertEquals(1, errors(text).size(), text);
            assertEquals("{\"a\":null,\"b\":2}", JsonTreeText.of(JsonReader.read(text).root()));
        }
    }

    @Test
    void wordsThatAreNoJson_areOneError() {
        for (String text : List.of("Deal 3 damage, then draw a card.", "a: 1\nb: 2", "<p>x</p>")) {
            assertEquals(1, errors(text).size(), text);
        }
    }

    @Test
    void commentThatLacksASign_isFixed() {
        assertEquals("[1, // why\n 2]", fixed("[1, / why\n 2]"));
        assertEquals("[1, /* why */ 2]", fixed("[1, / why */ 2]"));
        assertEquals("[1, /* why */ 2]", fixed("[1, * why */ 2]"));
    }

    @Test
    void openComment_isClosedWhereTheRestMakesSense() {
        String text = "{/* first * \"a\": 1, \"b\": [2]}";
        assertEquals("{/* first */ \"a\": 1, \"b\": [2]}", fixed(text));
    }

    /** Faults that look far behind themselves, as often as a text can have them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{a", "[a,", "\"a\"b", "\"a, ", "/* x\n", "[}", "'a", "a\"", "{a}", "/ ", "{]", "“"
            })
    void faultsOfAWholeText_areReadOnce(String fault) {
        for (String open : List.of("", "[", "{")) {
            String text = open + fault.repeat(250_000 / fault.length());
            assertTrue(!JsonReader.read(text).diagnostics().isEmpty(), fault);
        }
    }

    @Test
    void quotationMarksInsideAString_areEscaped() {
        assertEquals(
                "{\"a\": \"deal \\\"3\\\" now\", \"b\": 1}",
                fixed("{\"a\": \"deal \"3\" now\", \"b\": 1}"));
    }

    @Test
    void wordsInBraces_arePartsOfAString() {
        assertEquals(
                "{\"id\": \"dc{loop1.index}\", \"b\": 1}",
                fixed("{\"id\": dc{loop1.index}\", \"b\": 1}"));
        assertEquals("{\"a\": \"{x.y}\"}", fixed("{\"a: \"{x.y}\"}"));
    }

    @Test
    void longBrokenText_isReadWithAnAnswer() {
        String text = "[" + "{\"a\": \"b\"}".repeat(20_000) + "]";
        assertTrue(errors(text).size() >= 1);
    }
}
