package cardbench.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.deck.Reading;
import cardbench.hearthstone.DeckstringWriter.Order;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader that reports what it finds is the oracle: two readers of one format must agree. */
class FlawlessReaderTest {

    private static Reading<HearthstoneDeck> reported(String text) {
        return new DeckstringReading(DeckstringPlace.first(text), text, false).reading();
    }

    /** Returns whether the text is flawless. */
    private static boolean agree(String text, String seed) {
        Reading<HearthstoneDeck> reading = reported(text);
        boolean flawless =
                reading.deck() != null
                        && reading.diagnostics().isEmpty()
                        && reading.from() == 0
                        && reading.to() == text.length();
        HearthstoneDeck deck = FlawlessReader.read(text);
        assertEquals(flawless, deck != null, () -> seed + " " + text + reading.diagnostics());
        if (flawless) {
            HearthstoneDeck expected = reading.deck();
            assertEquals(expected.entries(), deck.entries(), seed);
            assertEquals(expected.heroes(), deck.heroes(), seed);
            assertEquals(expected.format(), deck.format(), seed);
        }
        return flawless;
    }

    @Test
    void changedCodes_areReadWhereThereIsNothingToReport() {
        int flawless = 0;
        int flawed = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            HearthstoneDeck deck = new RandomDecks(seed).next();
            String code = DeckstringWriter.write(deck, Order.values()[seed % 2]);
            byte[] bytes = Base64.getDecoder().decode(code);
            for (int changes = random.nextInt(3); changes > 0; changes--) {
                int at = random.nextInt(bytes.length);
                bytes[at] = (byte) (random.nextBoolean() ? bytes[at] + 1 : random.nextInt());
            }
            int size = random.nextInt(4) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
            bytes = Arrays.copyOf(bytes, size);
            String text = Base64.getEncoder().encodeToString(bytes);
            if (!text.isEmpty() && random.nextInt(6) == 0) {
                int at = random.nextInt(text.length());
                text =
                        text.substring(0, at)
                                + "=+ A-\u00e9".charAt(random.nextInt(6))
                                + text.substring(at + 1);
            }
            if (agree(text, "seed " + seed)) {
                flawless++;
            } else {
                flawed++;
            }
        }
        assertTrue(flawless > 3000 && flawed > 3000, flawless + " flawless, " + flawed + " not");
    }

    /** The bytes of a deck of two copies of card 10, with one thing changed in each row. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "01 01 02 01 07 00 01 0a 00 00", // reserved byte
                "00 02 02 01 07 00 01 0a 00 00", // version
                "00 01 05 01 07 00 01 0a 00 00", // format
                "00 01 02 02 07 07 00 01 0a 00 00", // two heroes
                "00 01 02 01 00 00 01 0a 00 00", // no hero
                "00 01 02 01 07 00 01 8a 00 00 00", // a number longer than it has to be
                "00 01 02 01 07 00 01 00 00 00", // card 0
                "00 01 02 01 07 00 02 0a 09 00 00", // out of order
                "00 01 02 01 07 01 0a 01 0a 00 00", // a card twice
                "00 01 02 01 07 00 00 01 0a 02 00", // two copies among several
                "00 01 02 01 07 00 01 0a 00 02", // flag
                "00 01 02 01 07 00 01 0a 00 00 00", // a byte behind the deck
                "00 01 02 01 07 00 01 0a", // cut
                "00 01 02 01 07 00 01 0a 00 01 01 0b 09 00 00", // an owner that is not in the deck
                "00 01 02 01 07 01 fd c4 05 00 00", // E.T.C. without a flag
                "00 01 02 01 07 00 01 0a 00 01 00 00 01 0c 0b 0a", // copies behind the card
                "00 01 02 01 07 00 01 ff ff ff ff 08 00 00", // a number of 32 bits
                "00 01 02 01 07 00 01 ff ff ff ff 87 00 00 00" // a number of six bytes
            })
    void codesWithSomethingToReport_areLeftToTheOtherReader(String bytes) {
        String text = base64(bytes);
        assertNull(FlawlessReader.read(text), text);
        agree(text, bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00 01 02 01 07 00 01 0a 00 00",
                "00 01 02 01 07 00 01 0a 00",
                "00 01 02 01 07 00 00 01 0a 03 00",
                "00 01 02 01 07 01 fd c4 05 00 00 00",
                "00 01 02 01 07 00 01 0a 00 01 01 0b 0a 00 00",
                "00 01 02 01 07 00 01 0a 00 01 00 00 01 03 0c 0a",
                "00 01 02 01 07 00 01 ff ff ff ff 07 00 00"
            })
    void codesWithoutAnythingToReport_areRead(String bytes) {
        String text = base64(bytes);
        assertNotNull(FlawlessReader.read(text), text);
        agree(text, bytes);
    }

    private static String base64(String bytes) {
        byte[] code = HexFormat.ofDelimiter(" ").parseHex(bytes);
        return Base64.getEncoder().encodeToString(code);
    }

    /** A count without its cards must not cost time or memory. */
    @Test
    void countsOfMillions_areRefused() {
        String text = base64("00 01 02 01 07 00 ff ff ff ff 07 0a 00 00");
        assertNull(FlawlessReader.read(text));
    }
}
