package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Reading;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Base64 of UPDATE_DECK, which can be read as a code of ygopro-deck-encode, too. */
class UpdateDeckTest {

    private static final YgoCodec YGO = YgoCodec.of("ygo", ExtraDeck.UNKNOWN);

    private static String base64(List<Integer> words) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * words.size()).order(ByteOrder.LITTLE_ENDIAN);
        words.forEach(bytes::putInt);
        return Base64.getEncoder().encodeToString(bytes.array());
    }

    private static List<String> codes(Reading<YgoDeck> reading) {
        return reading.diagnostics().stream().map(diagnostic -> diagnostic.code().name()).toList();
    }

    private static List<Integer> passcodes(int count, Random random) {
        return random.ints(count, 100, 100_000_000).boxed().toList();
    }

    @Test
    void countsThatFit_makeItTheMessage() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            List<Integer> first = passcodes(1 + random.nextInt(75), random);
            List<Integer> side = passcodes(random.nextInt(16), random);
            List<Integer> words = new ArrayList<>(List.of(first.size(), side.size()));
            words.addAll(first);
            words.addAll(side);
            String text = base64(words);
            String why = "seed " + seed + " " + text;
            YgoDeck deck = new YgoDeck("ygo", first, List.of(), side);
            for (String form :
                    List.of(
                            text,
                            text.replace("=", ""),
                            text.replace('+', '-').replace('/', '_'),
                            "`" + text + "`",
                            "> " + text.replaceAll("(.{40})(?=.)", "$1\n> "),
                            text.replaceAll("(.{40})(?=.)", "$1\n"))) {
                Reading<YgoDeck> reading = YGO.read(form);
                assertEquals(deck, reading.deck(), why);
                assertTrue(codes(reading).contains("ygo.update-deck"), why);
                assertTrue(reading.isValid(), why);
                assertEquals(1, YGO.find(form).size(), why);
            }
            // it is never written back as if it had been the other code
            String canonical = YGO.write(deck);
            assertFalse(canonical.equals(text.replace("=", "")), why);
            assertEquals(deck, YGO.read(canonical).deck(), why);
        }
    }

    @Test
    void typesOfTheCards_makeTheExtraDeck() {
        YgoCodec knowing =
                YgoCodec.of(
                        "ygo", id -> id == 44508094 ? ExtraDeck.Home.EXTRA : ExtraDeck.Home.MAIN);
        Reading<YgoDeck> reading =
                knowing.read(base64(List.of(3, 1, 89631139, 46986414, 44508094, 44508094)));
        assertEquals(
                new YgoDeck(
                        "ygo", List.of(89631139, 46986414), List.of(44508094), List.of(44508094)),
                reading.deck());
        assertEquals(List.of("ygo.update-deck"), codes(reading));
    }

    @Test
    void otherWords_areRowsOfTheCode() {
        List<List<Integer>> codes =
                List.of(
                        List.of(3, 2, 89631139, 46986414, 44508094, 5318639),
                        List.of(3, 0, 89631139, 46986414, 44508094, 5318639),
                        List.of(256, 1, 89631139),
                        List.of(1, 0, 99),
                        List.of(-1, 2, 89631139),
                        List.of(0, 0));
        for (List<Integer> words : codes) {
            String text = base64(words).replace("=", "");
            assertFalse(codes(YGO.read(text)).contains("ygo.update-deck"), text);
            assertEquals(List.of(), YGO.find(text), text);
        }
        assertTrue(codes(YGO.read(base64(codes.get(0)))).contains("ygo.small-id"));
        Reading<YgoDeck> small = YGO.read(base64(List.of(99, 89631139)));
        assertEquals(List.of("ygo.small-id"), codes(small));
        assertEquals(List.of(99, 89631139), small.deck().main());
    }

    @Test
    void idsThatTheCodeCannotHold_areReadAndNotWritten() {
        Reading<YgoDeck> reading = YGO.read(base64(List.of(2, 0, 504_700_003, 89631139)));
        assertEquals(List.of(504_700_003, 89631139), reading.deck().main());
        assertEquals("", YGO.write(reading.deck()));
    }

    @Test
    void everyByte_isExplained() {
        Explanation explained = YGO.explain(base64(List.of(1, 1, 89631139, 5318639)));
        assertEquals(
                List.of(
                        "main and extra deck cards",
                        "side deck cards",
                        "main deck card",
                        "side deck card"),
                explained.fields().stream().map(field -> field.name()).toList());
        assertEquals(16, explained.fields().get(3).byteTo());
    }

    @Test
    void codeInLinesOfOneWidth_isFound_andWordsAreNot() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            YgoDeck deck =
                    new YgoDeck("ygo", passcodes(20, random), List.of(), passcodes(3, random));
            String code = YGO.write(deck);
            for (int width = 20; width <= 76; width += 7) {
                String wrapped = code.replaceAll("(.{" + width + "})(?=.)", "$1\n");
                assertEquals(deck, YGO.read(wrapped).deck(), "seed " + seed + " " + width);
                assertEquals(1, YGO.find(wrapped).size(), "seed " + seed + " " + width);
                String blanks = wrapped.replace('\n', ' ');
                assertEquals(List.of(), YGO.find(blanks), "seed " + seed + " " + width);
                assertEquals(List.of(), YGO.find("x\n" + wrapped), "seed " + seed + " " + width);
            }
        }
    }

    @Test
    void fewRows_areACodeIfTheirCardsAreKnown() {
        String code =
                YGO.write(
                        new YgoDeck(
                                "ygo",
                                List.of(89631139, 46986414, 44508094),
                                List.of(),
                                List.of(5318639)));
        assertEquals(0, YGO.likeness(code));
        YgoCodec knowing = YgoCodec.of("ygo", id -> ExtraDeck.Home.MAIN);
        assertTrue(knowing.likeness(code) > 0);
        YgoCodec other =
                YgoCodec.of(
                        "ygo", id -> id == 5318639 ? ExtraDeck.Home.UNKNOWN : ExtraDeck.Home.MAIN);
        assertEquals(0, other.likeness(code));
    }
}
