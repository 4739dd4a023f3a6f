package cardbench.base.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Lines;
import org.junit.jupiter.api.Test;

class YamlScalarTest {

    /** The text {@code "ab\tcd"} as the picture in {@link ScalarPlaces} has it. */
    private static final YamlScalar ESCAPED =
            scalar(
                    "\"ab\\tcd\"",
                    "ab\tcd",
                    ScalarStyle.DOUBLE_QUOTED,
                    new int[] {0, 1, 3, 2, 3, 5, 3, 5, 7});

    private static YamlScalar scalar(String file, String value, ScalarStyle style, int[] runs) {
        return new YamlScalar(
                value,
                style,
                new Span(new Lines(file), 0, file.length()),
                new ScalarPlaces(runs, value.length()));
    }

    private static YamlScalar plain(String text) {
        return scalar(text, text, ScalarStyle.PLAIN, new int[] {0, 0, text.length()});
    }

    private static String placed(YamlScalar scalar, int from, int to) {
        var location = scalar.locate(from, to);
        return location.from() + ".." + location.to() + " at column " + location.column();
    }

    @Test
    void characters_areLocatedBeforeInsideAndBehindAnEscape() {
        assertEquals("1..3 at column 2", placed(ESCAPED, 0, 2));
        assertEquals("3..5 at column 4", placed(ESCAPED, 2, 3));
        assertEquals("5..6 at column 6", placed(ESCAPED, 3, 4));
        assertEquals("2..7 at column 3", placed(ESCAPED, 1, 5));
    }

    @Test
    void emptyRange_isThePlaceBeforeItsCharacter() {
        assertEquals("3..3 at column 4", placed(ESCAPED, 2, 2));
        assertEquals("7..7 at column 8", placed(ESCAPED, 5, 5));
    }

    @Test
    void rangesOutsideTheValue_areCutToIt() {
        assertEquals("1..7 at column 2", placed(ESCAPED, -4, 40));
        assertEquals("7..7 at column 8", placed(ESCAPED, 40, 2));
    }

    @Test
    void emptyValue_isLocatedAtItsPlace() {
        YamlScalar empty = scalar("''", "", ScalarStyle.SINGLE_QUOTED, new int[] {0, 1, 1});
        assertEquals("1..1 at column 2", placed(empty, 0, 0));
        assertTrue(empty.isEmpty());
        assertFalse(empty.isNothing(), "two quotes are a text that was meant");
        assertTrue(scalar("", "", ScalarStyle.PLAIN, new int[] {0, 0, 0}).isNothing());
        assertTrue(scalar("", "", ScalarStyle.UNREADABLE, new int[] {0, 0, 0}).isNothing());
    }

    @Test
    void replacement_isWrittenAsTheStyleAsks() {
        YamlScalar single = scalar("'a'", "a", ScalarStyle.SINGLE_QUOTED, new int[] {0, 1, 2});
        assertEquals("it''s", single.rewritten(0, 1, "it's"));
        assertNull(single.rewritten(0, 1, "a\nb"));
        assertEquals("\\\"\\\\\\n\\x07é", ESCAPED.rewritten(0, 1, "\"\\\n\u0007é"));
        YamlScalar literal = scalar("|\n a", "a", ScalarStyle.LITERAL, new int[] {0, 3, 4});
        assertEquals("it's: #", literal.rewritten(0, 1, "it's: #"));
        assertNull(literal.rewritten(0, 1, "\n"));
        assertNull(
                scalar("", "", ScalarStyle.UNREADABLE, new int[] {0, 0, 0}).rewritten(0, 0, "a"));
    }

    @Test
    void plainReplacement_isGivenOnlyWhereTheWholeStaysPlain() {
        assertEquals("a:M", plain("H.M").rewritten(2, 3, "a:M"));
        assertEquals("", plain("ab").rewritten(0, 1, ""));
        assertNull(plain("a").rewritten(0, 1, ""), "nothing would be left");
        assertNull(plain("ab").rewritten(0, 1, "|"), "a bar opens a block");
        assertNull(plain("ab").rewritten(1, 2, ": b"));
        assertNull(plain("ab").rewritten(1, 2, " #"));
        assertNull(plain("ab").rewritten(1, 2, "b "));
        assertNull(plain("ab").rewritten(1, 2, ":"));
        assertNull(plain("ab").rewritten(1, 2, "\t"));
        assertNull(plain("ab").rewritten(1, 2, "[1]"), "it may stand inside brackets");
    }
}
