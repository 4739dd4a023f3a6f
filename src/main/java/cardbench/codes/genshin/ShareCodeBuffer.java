package cardbench.codes.genshin;

import cardbench.base.text.Base64Letters;
import cardbench.base.text.CodeBuffer;
import java.util.Arrays;

/**
 * Reads and writes share codes in a {@link CodeBuffer}: for programs that read millions of codes,
 * and for JavaScript. The deck is its offset and the share ids in its 33 slots, 0 for an empty one.
 * What cannot be read or written like this is left to {@link ShareCodec}, which also reports why.
 */
public final class ShareCodeBuffer {

    private ShareCodeBuffer() {}

    /**
     * Reads the first {@code length} letters of the buffer, if they are a likely code and nothing
     * else.
     *
     * @return 34, the number of integers of the deck; 0 if it is left to {@link ShareCodec}
     */
    public static int read(CodeBuffer buffer, int length) {
        ShareCode code = code(buffer, length);
        if (code == null) {
            return 0;
        }
        int[] numbers = buffer.numbers();
        numbers[0] = code.offset();
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            numbers[1 + slot] = code.deck().shareId(slot);
        }
        return 1 + GenshinDeck.SLOTS;
    }

    /** The likely code in the letters of a buffer, or {@code null}. */
    static ShareCode code(CodeBuffer buffer, int length) {
        if (length != ShareCode.LETTERS) {
            return null;
        }
        byte[] letters = buffer.letters();
        byte[] bytes = new byte[ByteShuffle.BYTES];
        for (int at = 0, to = 0; at < length; at += 4, to += 3) {
            int group = Base64Letters.STANDARD.group(letters, at);
            if (group < 0) {
                return null;
            }
            bytes[to] = (byte) (group >> 16);
            bytes[to + 1] = (byte) (group >> 8);
            bytes[to + 2] = (byte) group;
        }
        ShareCode code = ShareCode.of(bytes);
        return code.isLikely() ? code : null;
    }

    /**
     * Writes the deck in the buffer under the smallest offset without a word of the default list,
     * whatever its own offset is.
     *
     * @param size the number of integers
     * @return how many letters the code has; 0 if the integers are no deck
     */
    public static int write(CodeBuffer buffer, int size) {
        int[] numbers = buffer.numbersFor(1 + GenshinDeck.SLOTS);
        if (size != 1 + GenshinDeck.SLOTS) {
            return 0;
        }
        for (int at = 1; at < size; at++) {
            if (numbers[at] < 0 || numbers[at] > GenshinDeck.MAX_ID) {
                return 0;
            }
        }
        GenshinDeck deck = new GenshinDeck(Arrays.copyOfRange(numbers, 1, size));
        return buffer.take(ShareCodeWriter.write(deck, WordFilter.DEFAULT).text())
                ? ShareCode.LETTERS
                : 0;
    }
}
