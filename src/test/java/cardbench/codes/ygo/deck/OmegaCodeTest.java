package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.ygo.text.Deflater;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Codes of Omega whose counts and bytes contradict each other. */
class OmegaCodeTest {

    private static final YgoCodec OMEGA = YgoCodec.of("omega", id -> ExtraDeck.Home.MAIN);

    /** One card in the main deck, one in the side deck: 46986414 and 5318639. */
    private static final String TWO = "0101" + "aef4cc02" + "ef275100";

    private static String code(String hex) {
        return Deflater.deflate(HexFormat.of().parseHex(hex));
    }

    private static List<String> codesOf(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(one -> one.code().name()).toList();
    }

    private static List<String> fields(Explanation explanation) {
        return explanation.fields().stream().map(Field::name).toList();
    }

    @Test
    void cards_areThoseThatTheBytesSay() {
        Reading<YgoDeck> reading = OMEGA.read(code(TWO));
        assertEquals(
                new YgoDeck("omega", List.of(46986414), List.of(), List.of(5318639)),
                reading.deck());
        assertEquals(List.of(), reading.diagnostics());
        assertEquals("omega", OMEGA.kind());
        assertEquals(TWO, OMEGA.explain(code(TWO)).bytes().replace(" ", "").toLowerCase());
        assertEquals(
                List.of("main and extra deck cards", "side deck cards"),
                fields(OMEGA.explain(code(TWO))).subList(0, 2));
    }

    /** Card 1546123 is 8b 97 17 00. */
    @Test
    void oneCardBehindTheSideDeck_isTheCover() {
        String text = code(TWO + "8b971700");
        Reading<YgoDeck> reading = OMEGA.read(text);
        assertEquals(
                new YgoDeck("omega", List.of(46986414), List.of(), List.of(5318639)),
                reading.deck());
        assertEquals(List.of("ygo.cover"), codesOf(reading.diagnostics()));
        assertEquals("1546123", reading.diagnostics().get(0).args().get(0).value());
        assertTrue(reading.isValid());
        List<Field> fields = OMEGA.explain(text).fields();
        assertEquals("cover", fields.get(fields.size() - 1).name());
        assertEquals(1546123, fields.get(fields.size() - 1).value());
    }

    @Test
    void codeOfManyLines_isFoundInThem() {
        for (int width = 20; width <= 76; width++) {
            StringBuilder ids = new StringBuilder("1400");
            for (int i = 0; i < 20; i++) {
                int id = Integer.reverseBytes(10_000_000 + 104_729 * i);
                ids.append(HexFormat.of().toHexDigits(id));
            }
            String text = code(ids + "8b971700");
            String wrapped = text.replaceAll("(.{" + width + "})(?=.)", "$1\r\n");
            assertEquals(
                    List.of(new Found("omega", 0, wrapped.length(), false)),
                    OMEGA.find(wrapped),
                    wrapped);
            assertEquals(OMEGA.read(text).deck(), OMEGA.read(wrapped).deck());
            String quoted = "> " + wrapped.replace("\r\n", "\n> ");
            assertEquals(OMEGA.read(text).deck(), OMEGA.read(quoted).deck(), quoted);
            assertEquals(1, OMEGA.find(quoted).size(), quoted);
            assertEquals(1, OMEGA.find("```\n" + text + "\n```").size());
        }
    }

    @Test
    void bytesBehindTheLastCard_areLeftOver() {
        for (int more : new int[] {1, 2, 3, 5, 6, 7, 8}) {
            Explanation explanation = OMEGA.explain(code(TWO + "07".repeat(more)));
            assertEquals(List.of("ygo.left-over"), codesOf(explanation.diagnostics()));
            assertTrue(explanation.diagnostics().get(0).message().startsWith(more + " byte"));
            Field field = explanation.fields().get(explanation.fields().size() - 1);
            assertEquals("rest", field.name());
            assertEquals(2, OMEGA.read(code(TWO + "07".repeat(more))).deck().size());
        }
    }

    @Test
    void cardThatIsCutOff_isSaid_andTheOthersAreRead() {
        for (int less = 1; less < 4; less++) {
            String cut = TWO.substring(0, TWO.length() - 2 * less);
            Explanation explanation = OMEGA.explain(code(cut));
            assertEquals(List.of("ygo.cut-off"), codesOf(explanation.diagnostics()));
            List<String> fields = fields(explanation);
            assertEquals("rest", fields.get(fields.size() - 1));
            assertEquals(List.of(46986414), OMEGA.read(code(cut)).deck().main());
        }
        Explanation whole = OMEGA.explain(code(TWO.substring(0, TWO.length() - 8)));
        assertEquals(List.of("ygo.cut-off"), codesOf(whole.diagnostics()));
        assertTrue(fields(whole).stream().noneMatch("rest"::equals));
    }

    @Test
    void bytesBehindTheCompressedOnes_areLeftOver() {
        byte[] packed = Base64.getDecoder().decode(code(TWO));
        byte[] longer = Arrays.copyOf(packed, packed.length + 3);
        Reading<YgoDeck> reading = OMEGA.read(Base64.getEncoder().encodeToString(longer));
        assertEquals(List.of("ygo.left-over"), codesOf(reading.diagnostics()));
        assertTrue(reading.diagnostics().get(0).message().startsWith("3 bytes"));
        assertEquals(2, reading.deck().size());
    }

    @Test
    void whatIsNoCode_isRefused() {
        assertEquals(List.of("ygo.not-compressed"), codesOf(OMEGA.read("AAAA").diagnostics()));
        assertEquals(List.of("ygo.not-compressed"), codesOf(OMEGA.read(code("01")).diagnostics()));
        assertNull(OMEGA.read("AAAA").deck());
        assertEquals(List.of("ygo.bad-letter"), codesOf(OMEGA.read(code(TWO) + "!").diagnostics()));
    }

    @Test
    void countsOfOneByte_allow255CardsInEachPart() {
        List<Integer> most = Collections.nCopies(255, 7);
        List<Integer> more = Collections.nCopies(256, 7);
        assertEquals(List.of(), checked(new YgoDeck("omega", most, List.of(), most)));
        assertEquals(
                List.of("ygo.part-does-not-fit", "ygo.part-does-not-fit"),
                checked(new YgoDeck("omega", most, List.of(7), more)));
        assertEquals("", OMEGA.write(new YgoDeck("omega", more, List.of(), List.of())));
        YgoDeck deck = new YgoDeck("omega", most, List.of(), most);
        assertEquals(deck, OMEGA.read(OMEGA.write(deck)).deck());
    }

    private static List<String> checked(YgoDeck deck) {
        Diagnostics diagnostics = new Diagnostics();
        OMEGA.check(deck, diagnostics);
        return codesOf(diagnostics.list());
    }

    @Test
    void cardsThatNobodyKnows_haveNoHome() {
        assertEquals(ExtraDeck.Home.UNKNOWN, YgoCards.NONE.of(46986414));
        assertNull(YgoCards.NONE.card(46986414));
    }
}
