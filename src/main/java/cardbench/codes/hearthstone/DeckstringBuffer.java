package cardbench.codes.hearthstone;

import cardbench.base.text.ByteWriter;
import cardbench.base.text.CodeBuffer;
import cardbench.codes.hearthstone.DeckstringWriter.Order;

/**
 * Reads and writes deckstrings in a {@link CodeBuffer}, without objects: for programs that read
 * millions of codes, and for JavaScript. The deck is a row of integers:
 *
 * <pre>{@code
 * format   hero count, {hero}   card count, {card, copies}   sideboard count, {card, copies, owner}
 * }</pre>
 *
 * <p>Cards are ascending, sideboards by owner, then by card. What cannot be read or written like
 * this is left to {@link Deckstring}, which also reports why.
 */
public final class DeckstringBuffer {

    /** The most integers that are written: their code fits into the buffer. */
    private static final int MAX_NUMBERS = 1_000;

    /** Letters for each integer of up to five bytes, and for what is not counted. */
    private static final int LETTERS = 7 * MAX_NUMBERS + 64;

    private DeckstringBuffer() {}

    /**
     * Reads the first {@code length} letters of the buffer, if they are a deckstring and nothing
     * else, and nothing about it makes the deck doubtful.
     *
     * @return how many integers the deck has; 0 if it is left to {@link Deckstring}
     */
    public static int read(CodeBuffer buffer, int length) {
        return FlawlessReader.read(buffer, length, true);
    }

    /**
     * Like {@link #read}, but leaves to {@link Deckstring} also codes about which there is
     * something to report although the deck is certain, such as cards out of order.
     */
    public static int readFlawless(CodeBuffer buffer, int length) {
        return FlawlessReader.read(buffer, length, false);
    }

    /**
     * Writes the deck in the buffer as the game does.
     *
     * @param size the number of integers
     * @return how many letters the code has; 0 if the integers are no deck in the order above
     */
    public static int write(CodeBuffer buffer, int size) {
        int[] numbers = buffer.numbersFor(size);
        if (size > MAX_NUMBERS || !isDeck(numbers, size)) {
            return 0;
        }
        buffer.lettersFor(LETTERS);
        int countAt = sideboardsAt(numbers);
        sortByCard(numbers, countAt + 1, size);
        ByteWriter out = ByteWriter.to(buffer);
        DeckstringWriter.write(numbers, Order.CLIENT, out);
        out.pad();
        return out.size();
    }

    private static int sideboardsAt(int[] numbers) {
        int cards = DeckNumbers.cardsAt(numbers);
        return cards + 1 + 2 * numbers[cards];
    }

    private static boolean isDeck(int[] numbers, int size) {
        int heroes = size > 2 ? numbers[DeckNumbers.HEROES] : 0;
        if (heroes <= 0 || heroes >= size - 2 || !Format.isKnown(numbers[DeckNumbers.FORMAT])) {
            return false;
        }
        int at = DeckNumbers.HEROES + 1;
        for (int i = 0; i < heroes; i++) {
            if (numbers[at++] <= 0) {
                return false;
            }
        }
        int cards = numbers[at++];
        if (cards < 0 || cards > (size - at - 1) / 2) {
            return false;
        }
        int last = 0;
        for (int i = 0; i < cards; i++) {
            if (numbers[at] <= last || numbers[at + 1] <= 0) {
                return false;
            }
            last = numbers[at];
            at += 2;
        }
        int rows = numbers[at++];
        if (rows < 0 || rows != (size - at) / DeckNumbers.SIDEBOARD_ROW) {
            return false;
        }
        return at + DeckNumbers.SIDEBOARD_ROW * rows == size && areSideboards(numbers, at, size);
    }

    private static boolean areSideboards(int[] numbers, int from, int to) {
        int lastOwner = 0;
        int lastCard = 0;
        for (int at = from; at < to; at += DeckNumbers.SIDEBOARD_ROW) {
            int card = numbers[at];
            int copies = numbers[at + 1];
            int owner = numbers[at + 2];
            boolean sorted = owner > lastOwner || owner == lastOwner && card > lastCard;
            // more copies than the card's number would be read back exchanged
            if (!sorted || card <= 0 || copies <= 0 || copies >= 3 && copies > card) {
                return false;
            }
            lastOwner = owner;
            lastCard = card;
        }
        return true;
    }

    /** Sorts the rows of the sideboards as the game writes them: by card, then by owner. */
    private static void sortByCard(int[] numbers, int from, int to) {
        int row = DeckNumbers.SIDEBOARD_ROW;
        for (int i = from + row; i < to; i += row) {
            int card = numbers[i];
            int copies = numbers[i + 1];
            int owner = numbers[i + 2];
            int at = i - row;
            // rows of one card are already by owner
            while (at >= from && numbers[at] > card) {
                numbers[at + row] = numbers[at];
                numbers[at + row + 1] = numbers[at + 1];
                numbers[at + row + 2] = numbers[at + 2];
                at -= row;
            }
            numbers[at + row] = card;
            numbers[at + row + 1] = copies;
            numbers[at + row + 2] = owner;
        }
    }
}
