package cardbench.base.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlReaderTest {

    private static List<String> codes(String text) {
        return YamlReader.read(text).diagnostics().stream().map(d -> d.code().name()).toList();
    }

    private static YamlScalar scalar(String text) {
        YamlMap map = (YamlMap) YamlReader.read(text).root();
        return (YamlScalar) map.entries().get(0).value();
    }

    /** The place of one character of a value, as {@code line:column from..to}. */
    private static String place(YamlScalar scalar, int at) {
        Location place = scalar.locate(at, at + 1);
        return place.line() + ":" + place.column() + " " + place.from() + ".." + place.to();
    }

    @Test
    void longestText_isReadAndOneCharacterMoreIsNot() {
        String longest = "#".repeat(YamlLimits.MAX_LENGTH);
        assertEquals(List.of(), codes(longest));
        YamlDocument refused = YamlReader.read(longest + "#");
        assertEquals(List.of("yaml.too-long"), codes(longest + "#"));
        assertNull(refused.root());
        assertEquals(
                "the file has more than 262144 characters", refused.diagnostics().get(0).message());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "- ", "? ", "{a: "})
    void deepestNesting_isReadAndOneLevelMoreIsNot(String level) {
        String close = level.equals("[") ? "]" : level.equals("{a: ") ? "}" : "";
        String deepest = level.repeat(32) + "x" + close.repeat(32);
        assertTrue(!codes(deepest).contains("yaml.too-deep"), deepest);
        String deeper = level.repeat(33) + "x" + close.repeat(33);
        assertEquals(List.of("yaml.too-deep"), codes(deeper));
    }

    @Test
    void manyValues_areReadUpToTheLimit() {
        // the list itself is one
        assertEquals(List.of(), codes("- a\n".repeat(YamlLimits.MAX_NODES - 1)));
        assertEquals(List.of("yaml.too-many"), codes("- a\n".repeat(YamlLimits.MAX_NODES)));
        assertEquals(
                List.of("yaml.too-many"), codes("[" + "a, ".repeat(YamlLimits.MAX_NODES) + "]"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "{a: ",
                "- ",
                "-\n",
                "'",
                "\"a\n",
                "a: 'b\n",
                "a: [b,\n",
                "a: [b,\nc: d],\n",
                ":",
                ": ",
                "a:\n ",
                "? ",
                "? a\n",
                "!! ",
                "&a ",
                "*a ",
                "#",
                "\n",
                " ",
                "\t",
                "\ta: b\n",
                "\r",
                "a\n",
                "x: |\n",
                "x: >\n  \n",
                "---\n",
                "...\n",
                "%a b\n",
                "  a: b\n b: c\n   d: e\n",
                "\u0001",
                "a：b\n",
                ",",
                "\\",
                "b\n",
                "k: ['a', \"b\n",
                "a: 1 # b\n  c\n",
                "|\n",
                "| a\n",
                "[a, 'b\n",
                "\ufeff",
                "\ud800"
            })
    void hostileText_isReadToItsEnd(String unit) {
        int length = YamlLimits.MAX_LENGTH / 16;
        String text = unit.repeat(length / unit.length() + 1);
        for (String head : List.of("", "a: 1\n", "- a\n", "x: [", "x: '", "x: \"", "x: |\n")) {
            String cut = (head + text).substring(0, length);
            for (Diagnostic diagnostic : YamlReader.read(cut).diagnostics()) {
                assertTrue(diagnostic.location().to() <= cut.length());
            }
        }
    }

    @Test
    void byteOrderMark_isPassedOver() {
        YamlDocument document = YamlReader.read("\ufeffa: b\nc: d");
        assertEquals(List.of(), document.diagnostics());
        assertEquals(1, document.root().span().from());
        assertEquals("{a: b, c: d}", YamlVectors.values(document.root()));
    }

    @Test
    void charactersOfPlainTexts_standWhereTheyStand() {
        YamlScalar text = scalar("a: bc\n   de\n\n  f\n");
        assertEquals("bc de\nf", text.value());
        assertEquals("1:5 4..5", place(text, 1));
        assertEquals("1:6 5..6", place(text, 2), "the blank is the line break");
        assertEquals("2:4 9..10", place(text, 3));
        assertEquals("3:1 12..13", place(text, 5), "the line feed is the empty line");
        assertEquals("4:3 15..16", place(text, 6));
    }

    @Test
    void charactersOfQuotedTexts_standBehindTheirQuotesAndEscapes() {
        YamlScalar single = scalar("a: 'it''s\n  x'\n");
        assertEquals("it's x", single.value());
        assertEquals("1:7 6..8", place(single, 2));
        assertEquals("1:9 8..9", place(single, 3));
        assertEquals("2:3 12..13", place(single, 5));
        YamlScalar twice = scalar("a: \"\\x41\\U0001F600b\\\n   c\"\n");
        assertEquals("A😀bc", twice.value());
        assertEquals("1:5 4..8", place(twice, 0));
        assertEquals("1:9 8..18", place(twice, 1));
        assertEquals("1:9 8..18", place(twice, 2), "both halves are the one escape");
        assertEquals("1:19 18..19", place(twice, 3));
        assertEquals("2:4 24..25", place(twice, 4));
    }

    @Test
    void charactersOfBlockTexts_standOnTheirLines() {
        YamlScalar literal = scalar("a: |\n   bc\n    d\n");
        assertEquals("bc\n d\n", literal.value());
        assertEquals("2:4 8..9", place(literal, 0));
        assertEquals("2:6 10..11", place(literal, 2));
        assertEquals("3:4 14..15", place(literal, 3));
        YamlScalar folded = scalar("a: >-\n  b\n  c\n\n  d");
        assertEquals("b c\nd", folded.value());
        assertEquals("2:4 9..10", place(folded, 1));
        assertEquals("3:3 12..13", place(folded, 2));
        assertEquals("4:1 14..15", place(folded, 3));
        assertEquals("5:3 17..18", place(folded, 4));
    }

    @Test
    void blockTextWithoutLines_endsAtTheNextKeyOfItsMap() {
        YamlMap map = (YamlMap) YamlReader.read("a:\n  b: |\n  c: 1\n").root();
        YamlMap inner = (YamlMap) map.entries().get(0).value();
        assertEquals(2, inner.entries().size());
        assertEquals("", ((YamlScalar) inner.entries().get(0).value()).value());
        assertEquals("1", ((YamlScalar) inner.entries().get(1).value()).value());
    }

    @Test
    void everyCharacterOfGeneratedFiles_isFoundAtItsPlace() {
        for (int seed = 0; seed < 2000; seed++) {
            String file = new YamlGenerator(seed).file();
            compare(file, YamlReader.read(file).root(), "seed " + seed + "\n" + file);
        }
    }

    private static void compare(String file, YamlNode node, String message) {
        if (node instanceof YamlList list) {
            list.items().forEach(item -> compare(file, item, message));
        } else if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                compare(file, entry.key(), message);
                compare(file, entry.value(), message);
            }
        } else if (node instanceof YamlScalar text) {
            for (int i = 0; i < text.value().length(); i++) {
                Location place = text.locate(i, i + 1);
                String written = file.substring(place.from(), place.to());
                char c = text.value().charAt(i);
                boolean same =
                        written.equals("" + c)
                                || written.startsWith("\\")
                                || written.equals("''") && c == '\''
                                || written.strip().isEmpty() && (c == ' ' || c == '\n');
                assertTrue(same, () -> c + " is not " + written + " in " + message);
            }
        }
    }

    @Test
    void ends_knowTheirLineAndColumn() {
        YamlMap map = (YamlMap) YamlReader.read("a:\n  - 'b\n    c' # d\ne: [f,\n g]\n").root();
        assertEquals(Location.range(16, 16).withLine(3, 7), end(map.entries().get(0).value()));
        assertEquals(Location.range(31, 31).withLine(5, 4), end(map.entries().get(1).value()));
        assertEquals(end(map.entries().get(1).value()), end(map));
        assertEquals(Location.range(0, 31).withLine(1, 1), map.location());
    }

    private static Location end(YamlNode node) {
        return node.span().end();
    }

    @Test
    void keysBetweenBrackets_haveTheirLengthLimitedToo() {
        String key = "k".repeat(1024);
        assertEquals(List.of(), codes("{" + key + ": a}"));
        assertEquals(List.of("yaml.key-too-long"), codes("{" + key + "k: a}"));
        assertEquals(List.of(), codes(key + ": a"));
        assertEquals(List.of("yaml.key-too-long"), codes(key + "k: a"));
    }

    @Test
    void longTexts_areCutInMessages() {
        String message =
                YamlReader.read("a: 'b' " + "c".repeat(100)).diagnostics().get(0).message();
        assertTrue(message.contains("“" + "c".repeat(40) + "…”"), message);
    }
}
