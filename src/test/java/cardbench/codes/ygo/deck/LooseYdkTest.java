package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Reading;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of decks as mail, chats, keyboards and people change them: no card may be lost. */
class LooseYdkTest {

    private static final YgoCodec YDK = YgoCodec.of("ydk", ExtraDeck.UNKNOWN);

    /** What is put in front of a line. */
    private static final String[] PREFIXES = {
        " ",
        "\t",
        "    ",
        "> ",
        ">",
        ">> ",
        "> > ",
        "| ",
        "* ",
        "- ",
        "+ ",
        "\u2022 ",
        "&gt; ",
        "&gt;&gt; ",
        "\u00a0",
        "\u3000",
        "\u200b",
        "\ufeff",
        "\u2060",
        "&nbsp;",
        " \u200b ",
        "\u2013 ",
        "`",
        "\"",
        "'",
        "1. ",
        "12) "
    };

    private static YgoDeck deck(Random random) {
        YgoDeck drawn = SampleDecks.random("ydk", 89_999_999, random);
        List<List<Integer>> parts = new ArrayList<>();
        for (int part = 0; part < 3; part++) {
            // so many digits as passcodes have
            parts.add(drawn.part(part).stream().map(id -> 10_000_000 + id).toList());
        }
        return new YgoDeck("ydk", parts.get(0), parts.get(1), parts.get(2));
    }

    private static List<String> codes(Reading<YgoDeck> reading) {
        return reading.diagnostics().stream().map(diagnostic -> diagnostic.code().name()).toList();
    }

    private static List<Integer> main(String lines) {
        Reading<YgoDeck> reading = YDK.read("#main\n" + lines + "\n!side\n");
        assertTrue(reading.isValid(), lines + " " + reading);
        return reading.deck().main();
    }

    private static String wide(String text) {
        StringBuilder wide = new StringBuilder();
        text.chars().forEach(c -> wide.append((char) (c > ' ' ? c + 0xfee0 : c)));
        return wide.toString();
    }

    /** A text with all fixes made, from the last to the first. */
    private static String fixed(String text, List<Diagnostic> diagnostics) {
        String fixed = text;
        for (int at = text.length(); at >= 0; at--) {
            for (Diagnostic diagnostic : diagnostics) {
                if (diagnostic.location().from() == at && diagnostic.fix() != null) {
                    String behind = fixed.substring(diagnostic.location().to());
                    fixed = fixed.substring(0, at) + diagnostic.fix() + behind;
                }
            }
        }
        return fixed;
    }

    @Test
    void whateverIsInFrontOfLines_noCardIsLost() {
        for (int seed = 0; seed < 1500; seed++) {
            Random random = new Random(seed);
            YgoDeck deck = deck(random);
            String prefix = PREFIXES[seed % PREFIXES.length];
            boolean every = random.nextBoolean();
            StringBuilder text = new StringBuilder();
            int changed = 0;
            for (String line : YDK.write(deck).split("\n")) {
                boolean put = every || random.nextInt(3) == 0;
                changed += put ? 1 : 0;
                String written = random.nextInt(5) == 0 ? wide(line) : line;
                changed += written.equals(line) ? 0 : 1;
                text.append(put ? prefix : "").append(written);
                text.append(random.nextInt(9) == 0 ? " \r\n" : "\n");
            }
            String why = "seed " + seed + " [" + prefix + "]\n" + text;
            Reading<YgoDeck> reading = YDK.read(text.toString());
            assertEquals(deck, reading.deck(), why);
            assertTrue(reading.isValid(), why);
            assertEquals(1, YDK.find(text.toString()).size(), why);
            // a mark at the beginning of a file may be invisible
            assertTrue(reading.diagnostics().size() >= changed - 1, why + reading);
            for (Diagnostic diagnostic : reading.diagnostics()) {
                int from = diagnostic.location().from();
                assertTrue(from >= 0 && from < diagnostic.location().to(), why + diagnostic);
                assertTrue(diagnostic.location().to() <= text.length(), why + diagnostic);
            }
            assertEquals(deck, YDK.read(fixed(text.toString(), reading.diagnostics())).deck(), why);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<br>",
                "<br/>",
                "<BR />",
                "</p><p>",
                "<br>\n",
                "</div><div>",
                "\\n",
                " ",
                "  ",
                "\t",
                ", ",
                "</li><li>",
                "\r",
                "<br class=\"x\">"
            })
    void whateverStandsBetweenLines_noCardIsLost(String between) {
        for (int seed = 0; seed < 100; seed++) {
            YgoDeck deck = deck(new Random(seed));
            String text = YDK.write(deck).trim().replace("\n", between);
            Reading<YgoDeck> reading = YDK.read(text);
            assertEquals(deck, reading.deck(), "seed " + seed + " " + text);
            assertTrue(reading.isValid(), "seed " + seed + " " + reading);
            assertEquals(between.equals("\r"), reading.diagnostics().isEmpty(), text);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "89631139*3 | 3",
                "89631139 * 3 | 3",
                "89631139x2 | 2",
                "89631139 x2 | 2",
                "89631139 X 2 | 2",
                "89631139\u00d72 | 2",
                "89631139 \u00d7 2 | 2",
                "89631139 \u27163 | 3",
                "3x 89631139 | 3",
                "3x89631139 | 3",
                "3 x 89631139 | 3",
                "x3 89631139 | 3",
                "3* 89631139 | 3",
                "3 89631139 | 3",
                "(3) 89631139 | 3",
                "3\u00d7 89631139 | 3",
                "89631139 (3) | 3",
                "89631139 (x3) | 3",
                "89631139(3) | 3",
                "89631139 3 | 3",
                "89631139,3 | 3",
                "89631139, 3 | 3",
                "89631139;3 | 3",
                "89631139: 3 | 3",
                "89631139=2 | 2",
                "89631139\t2 | 2",
                "89631139 3\u5f20 | 3",
                "89631139 3 copies | 3",
                "89631139 x3 Blue-Eyes | 3",
                "89631139 Blue-Eyes x3 | 3",
                "89631139 Blue-Eyes (3) | 3",
                "89631139,Blue-Eyes,3 | 3",
                "3x 89631139 Blue-Eyes | 3",
                "89631139 *1 | 1",
                "89631139 x12 | 12",
                "\uff18\uff19\uff16\uff13\uff11\uff11\uff13\uff19\uff0a\uff13 | 3",
                "* 89631139 x3 | 3",
                "- 3x 89631139 | 3",
                "> 89631139*3 | 3",
                "89631139 x3 # three | 3"
            })
    void copiesBesideAnId_areRead(String line, int copies) {
        List<Integer> main = main(line + "\n46986414");
        assertEquals(copies + 1, main.size(), line);
        assertEquals(46986414, main.get(copies));
        assertTrue(main.subList(0, copies).stream().allMatch(id -> id == 89631139), line);
        Reading<YgoDeck> reading = YDK.read("#main\n" + line + "\n46986414");
        assertTrue(codes(reading).contains("ygo.copies-read"), line + " " + reading);
        String fixed = fixed("#main\n" + line + "\n46986414", reading.diagnostics());
        assertEquals(reading.deck(), YDK.read(fixed).deck(), fixed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "89631139*three",
                "89631139 x-1",
                "89631139 x 2.5",
                "89631139 100",
                "89631139 3 3",
                "89631139 +2",
                "89631139 Cyber Ogre 2",
                "4 89631139",
                "89,631,139",
                "89.631.139",
                "89 631 139",
                "89'631'139",
                "89_631_139",
                "8963-1139",
                "-89631139",
                "89631139 / 3",
                "3 89631139 3",
                "89631139 x99999",
                "Blue-Eyes White Dragon 89631139",
                "3\u679a 89631139",
                "id=89631139",
                "89631139 and 46986414",
                "89631139 46986414 44508094 Stardust"
            })
    void digitsOfWhichTheMeaningIsNotClear_areAnErrorInTheirPlace(String line) {
        Reading<YgoDeck> reading = YDK.read("#main\n" + line + "\n46986414");
        assertFalse(reading.isValid(), reading.toString());
        assertEquals(List.of("ygo.entry-unclear"), codes(reading));
        assertEquals(6, reading.diagnostics().get(0).location().from());
        assertEquals(6 + line.length(), reading.diagnostics().get(0).location().to());
        assertEquals(List.of(46986414), reading.deck().main());
        assertEquals(null, reading.diagnostics().get(0).fix());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "89631139 Blue-Eyes White Dragon",
                "89631139 Xyz Dragon",
                "89631139 7 Colored Fish",
                "89631139 # Ogre 2",
                "89631139 // 3",
                "89631139,",
                "89631139\"",
                "89631139 -- x",
                "89631139 x",
                "89631139*",
                "89631139 Deskbot 001",
                "89631139.",
                "89631139\u9752\u773c",
                "89631139 \u9752\u773c"
            })
    void namesBehindAnId_areLeftOut(String line) {
        assertEquals(List.of(89631139), main(line));
        assertEquals(List.of("ygo.behind-id"), codes(YDK.read("#main\n" + line)));
    }

    @Test
    void copiesOfNone_areReported() {
        Reading<YgoDeck> reading = YDK.read("#main\n89631139*0\n46986414");
        assertEquals(List.of("ygo.no-copies"), codes(reading));
        assertEquals(List.of(46986414), reading.deck().main());
        assertEquals(
                List.of("ygo.too-many-cards"),
                codes(YDK.read("#main\n46986414\n89631139 x1000")).subList(0, 1));
    }

    @Test
    void numberThatIsNoCard_isShownAsItIsWritten() {
        Reading<YgoDeck> reading = YDK.read("#main\n99999999999999999999\n46986414\n000\n");
        assertEquals(List.of("ygo.not-a-card", "ygo.not-a-card"), codes(reading));
        assertEquals("99999999999999999999", reading.diagnostics().get(0).args().get(0).value());
        assertEquals(6, reading.diagnostics().get(0).location().from());
        assertEquals("0", reading.diagnostics().get(1).args().get(0).value());
        assertEquals(1, YDK.find("#main\n0\n46986414").size());
    }

    @Test
    void leadingZeros_areThoseOfAPasscode() {
        assertEquals(
                List.of(89631139, 89631139, 7),
                main("00089631139\n0000000000000000089631139\n00000007"));
    }

    @Test
    void commentsAndDates_stayWhatTheyAre() {
        String text =
                "#created by <A>\n#main\n# \uff58 & more\n46986414\n  # b\n2026-11-27\n!side\n";
        Reading<YgoDeck> reading = YDK.read(text);
        assertEquals(List.of("text.white-space", "ygo.line-ignored"), codes(reading));
        assertEquals(List.of(46986414), reading.deck().main());
    }

    @Test
    void signsOfFormatting_areLeftOut() {
        Reading<YgoDeck> reading =
                YDK.read("**#main**\n`89631139`\n\"46986414\",\n[44508094]\n_!side_\n5318639");
        assertEquals(
                new YgoDeck(
                        "ydk", List.of(89631139, 46986414, 44508094), List.of(), List.of(5318639)),
                reading.deck());
        assertTrue(reading.isValid());
    }

    @Test
    void fieldsOfAFoldedFile_areWhereItsLinesAre() {
        String text = "> #main\n>  89631139*2\n> #extra\n> !side";
        Explanation explained = YDK.explain(text);
        int at = 0;
        for (Field field : explained.fields()) {
            assertEquals(at, field.byteFrom());
            at = field.byteTo();
        }
        Field card = explained.fields().get(1);
        assertEquals(89631139, card.value());
        assertEquals("89631139", text.substring(card.from(), card.to()));
    }

    @Test
    void bytesOfAFoldedFile_keepItsLineBreaks() {
        String text = "#created by \u9752\r\n#main\r\n46986414\r\n  7\r!side\n";
        byte[] expected = text.strip().replace("  7", "7").getBytes(StandardCharsets.UTF_8);
        assertEquals(Explanation.hex(expected, expected.length), YDK.explain(text).bytes());
    }

    @Test
    void severalFiles_areFoundApart_alsoInQuotations() {
        String one = "> #main\n> 89631139\n> !side\n> 46986414";
        String text = "a\n" + one + "\nb\n" + one + "\n> c\n    #main\n    5318639";
        assertEquals(3, YDK.find(text).size());
        Reading<YgoDeck> reading = YDK.read(text);
        assertEquals(
                List.of(
                        "ygo.line-prefix",
                        "ygo.line-prefix",
                        "ygo.line-prefix",
                        "deck.text-before",
                        "deck.text-after"),
                codes(reading));
    }

    @Test
    void idsAlone_areADeck_ifTheyAreAllThereIs() {
        StringBuilder ids = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            ids.append(10_000_000 + 7919 * i).append('\n');
        }
        assertEquals(List.of(), YDK.find(ids.toString()));
        assertEquals(1, guesses(ids.toString()));
        assertTrue(YDK.likeness(ids.toString()) > 0);
        assertEquals(
                List.of("ygo.no-part-marks", "ygo.not-split"), codes(YDK.read(ids.toString())));
        assertEquals(0, guesses(ids + "and so on"));
        assertEquals(0, guesses(ids.substring(0, 81)));
        // numbers of fewer digits count something else
        assertEquals(0, guesses(ids.toString().replace("10", "")));
        assertEquals(0, guesses("1000\n".repeat(20)));
    }

    private static long guesses(String text) {
        return YgoCodec.guesses(ExtraDeck.UNKNOWN).stream()
                .mapToLong(guess -> guess.find(text).size())
                .sum();
    }

    @Test
    void tablesOfYgoProDeck_areRead() {
        YgoCodec knowing =
                YgoCodec.of(
                        "ydk", id -> id == 44508094 ? ExtraDeck.Home.EXTRA : ExtraDeck.Home.MAIN);
        String table =
                "cardname,cardq,cardrarity,cardid\r\n"
                        + "\"Blue-Eyes, White \"\"Dragon\"\"\",3,Ultra,89631139\r\n"
                        + "Stardust,1,,44508094\r\n"
                        + "Nothing,0,,5318639\r\n"
                        + "Unknown,1,,0\r\n";
        Reading<YgoDeck> reading = knowing.read("mine\n" + table + "\nbye");
        assertEquals(
                new YgoDeck(
                        "ydk", List.of(89631139, 89631139, 89631139), List.of(44508094), List.of()),
                reading.deck());
        assertEquals(
                List.of(
                        "ygo.no-copies",
                        "ygo.not-a-card",
                        "ygo.no-part-marks",
                        "deck.text-before",
                        "deck.text-after"),
                codes(reading));
        assertEquals(1, knowing.find("mine\n" + table).size());
        Reading<YgoDeck> broken =
                knowing.read("cardid,cardq\n89631139,\"x\n89631139,1\n,2\n89631139,9999\n");
        assertEquals(3, codes(broken).stream().filter("ygo.entry-unclear"::equals).count());
        assertEquals(List.of(89631139), broken.deck().main());
        assertEquals(List.of(), knowing.find("cardid,cardq"));
        assertEquals(List.of(), knowing.find("a cardid,x\n1,2\n"));
        int at = 0;
        for (Field field : knowing.explain(table).fields()) {
            assertEquals(at, field.byteFrom());
            at = field.byteTo();
        }
        assertEquals(table.trim().length(), at);
    }
}
