package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.CodeBuffer;
import cardbench.codes.deck.Reading;
import cardbench.codes.hearthstone.DeckstringWriter.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader that reports what it finds is the oracle: two readers of one format must agree. */
class FlawlessReaderTest {

    private static Reading<HearthstoneDeck> reported(String text) {
        return new DeckstringCodec().read(text);
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
        assertEquals(new DeckstringCodec().find(text), new Deckstring().find(text), seed);
        certainDeckIsTheSame(text, reading, seed);
        return flawless;
    }

    /** The deck without diagnostics is the one that is reported about, where there is one. */
    private static void certainDeckIsTheSame(
            String text, Reading<HearthstoneDeck> reading, String seed) {
        CodeBuffer buffer = new CodeBuffer(1);
        if (buffer.take(text) && DeckstringBuffer.read(buffer, text.length()) > 0) {
            HearthstoneDeck deck = DeckNumbers.deck(buffer.numbers());
            assertTrue(reading.isValid() && reading.deck() != null, () -> seed + " " + text);
            assertEquals(reading.deck().format(), deck.format(), seed);
            assertEquals(reading.deck().heroes(), deck.heroes(), seed);
            assertEquals(rows(reading.deck().cards()), rows(deck.cards()), seed + " " + text);
            assertEquals(rows(reading.deck().sideboards()), rows(deck.sideboards()), seed);
        }
    }

    private static List<String> rows(CardList cards) {
        List<String> rows = new ArrayList<>();
        for (CardList.Row row = cards.first(); row != null; row = row.next()) {
            rows.add(row.card() + " " + row.copies() + " " + row.owner());
        }
        return rows;
    }

    /** Codes that players post and the game reads, about which there is something to report. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "00 01 02 02 07 09 00 01 0a 00 00", // two heroes
                "00 01 02 01 07 00 02 0a 09 00 00", // out of order
                "00 01 02 01 07 01 0a 01 0a 00 00", // a card twice
                "00 01 02 01 07 00 01 0a 00 02", // flag
                "00 01 02 01 07 00 01 0a 00 00 00", // a byte behind the deck
                "00 01 02 01 07 00 01 0a 00 01 01 0b 09 00 00" // an owner that is not in the deck
            })
    void certainDecks_areReadTheShortWay(String bytes) {
        String text = base64(bytes);
        CodeBuffer buffer = new CodeBuffer(1);
        assertTrue(buffer.take(text) && DeckstringBuffer.read(buffer, text.length()) > 0, bytes);
        assertEquals(0, DeckstringBuffer.readFlawless(buffer, text.length()), bytes);
        certainDeckIsTheSame(text, reported(text), bytes);
    }

    @Test
    void decks_areWrittenAlikeFromIntegersAndFromObjects() {
        for (int seed = 0; seed < 2_000; seed++) {
            String text = DeckstringWriter.write(new RandomDecks(seed).next(), Order.CLIENT);
            CodeBuffer buffer = new CodeBuffer(CodeBuffer.MAX_LETTERS);
            assertTrue(buffer.take(text));
            int size = DeckstringBuffer.read(buffer, text.length());
            if (size > 0) {
                int letters = DeckstringBuffer.write(buffer, size);
                String expected = new Deckstring().write(reported(text).deck());
                assertEquals(expected, buffer.text(letters), text);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2 1 7 0", // no sideboards
                "5 1 7 0 0", // format
                "2 0 0 0", // no hero
                "2 1 0 0 0", // hero 0
                "2 1 7 1 5 0 0", // no copies
                "2 1 7 2 5 1 5 1 0", // a card twice
                "2 1 7 2 6 1 5 1 0", // out of order
                "2 1 7 3 5 1 6 1 0", // too few cards
                "2 1 7 1 5 1 1 3 4 5", // more copies than the card's number
                "2 1 7 1 5 1 0 9", // something behind
                "2 1000000000 7 0 0"
            })
    void integersThatAreNoDeck_areNotWritten(String integers) {
        CodeBuffer buffer = new CodeBuffer(CodeBuffer.MAX_LETTERS);
        String[] words = integers.isEmpty() ? new String[0] : integers.split(" ");
        for (int i = 0; i < words.length; i++) {
            buffer.numbers()[i] = Integer.parseInt(words[i]);
        }
        assertEquals(0, DeckstringBuffer.write(buffer, words.length), integers);
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
