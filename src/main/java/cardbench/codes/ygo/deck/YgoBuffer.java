package cardbench.codes.ygo.deck;

import cardbench.base.text.ByteWriter;
import cardbench.base.text.CodeBuffer;

/**
 * Reads and writes two formats of Yu-Gi-Oh! in a {@link CodeBuffer}, without objects: for programs
 * that read millions of codes, and for JavaScript. The deck is a row of integers:
 *
 * <pre>{@code
 * main size   extra size   side size   {id}
 * }</pre>
 *
 * <p>Ids are stored as {@link cardbench.codes.deck.CardNumber} does. What cannot be read or written
 * like this is left to {@link YgoCodec}, which also reports why.
 */
public final class YgoBuffer {

    /** Letters for each card, for padding, marks and signs. */
    private static final int LETTERS = 6 * YgoDeck.LIMIT + 64;

    private YgoBuffer() {}

    /**
     * Reads the first {@code length} letters of the buffer, if they are a {@code ydke://} address
     * and nothing else.
     *
     * @return how many integers the deck has; 0 if it is left to {@link YgoCodec}
     */
    public static int readYdke(CodeBuffer buffer, int length) {
        return FlawlessYdke.read(buffer, length);
    }

    /**
     * Reads the first {@code length} letters of the buffer, if they are a code of
     * ygopro-deck-encode and nothing else.
     *
     * @return how many integers the deck has; 0 if it is left to {@link YgoCodec}
     */
    public static int readYgo(CodeBuffer buffer, int length) {
        return FlawlessYgoCode.read(buffer, length);
    }

    /**
     * Writes the deck in the buffer as a {@code ydke://} address.
     *
     * @param size the number of integers
     * @return how many letters the address has; 0 if the integers are no deck
     */
    public static int writeYdke(CodeBuffer buffer, int size) {
        int[] numbers = buffer.numbersFor(size);
        if (!DeckNumbers.isDeck(numbers, size)) {
            return 0;
        }
        buffer.lettersFor(LETTERS);
        ByteWriter out = ByteWriter.to(buffer);
        Ydke.write(numbers, out);
        return out.size();
    }

    /**
     * Writes the deck in the buffer as a code of ygopro-deck-encode.
     *
     * @param size the number of integers
     * @return how many letters the code has; 0 if the integers are no deck, or an id has more than
     *     28 bits
     */
    public static int writeYgo(CodeBuffer buffer, int size) {
        int[] numbers = buffer.numbersFor(size);
        if (!DeckNumbers.isDeck(numbers, size)) {
            return 0;
        }
        for (int at = DeckNumbers.CARDS; at < size; at++) {
            if ((numbers[at] & ~YgoDeckCode.MAX) != 0) {
                return 0;
            }
        }
        buffer.lettersFor(LETTERS);
        ByteWriter out = ByteWriter.urlSafeTo(buffer);
        YgoDeckCode.write(numbers, out);
        return out.size();
    }
}
