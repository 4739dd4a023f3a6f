package cardbench.base.text;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The letters of one code, as ASCII bytes, and the integers of its deck: what the fast readers and
 * writers of codes work on. In JavaScript a character of a string takes ten times as long to get as
 * an element of an array, and an array takes as long to make as a short code to read. So a buffer
 * is used again and again.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class CodeBuffer {

    /** The maximum number of letters: more than the longest code of a deck of 1,000 cards. */
    public static final int MAX_LETTERS = 8192;

    /** Integers for each letter: three letters are at least two bytes, each a card with a count. */
    private static final int NUMBERS_PER_LETTER = 3;

    private static final int OTHER_NUMBERS = 64;

    /** Initial capacity in letters: most codes are shorter. */
    private static final int ROOM = 256;

    private static final int MAX_SPARE = 1 << 12;

    /** A buffer that nobody uses at the moment. */
    private static final AtomicReference<CodeBuffer> SPARE = new AtomicReference<>();

    private byte[] letters;
    private int[] numbers;

    /** A buffer for codes of this many letters; {@link #take} enlarges it. */
    public CodeBuffer(int room) {
        letters = new byte[room];
        numbers = new int[NUMBERS_PER_LETTER * room + OTHER_NUMBERS];
    }

    /** A buffer for the caller alone, until it is {@linkplain #giveBack given back}. */
    public static CodeBuffer borrow() {
        // Taking the buffer leaves null behind, so two callers never share one.
        CodeBuffer spare = SPARE.getAndSet(null);
        return spare == null ? new CodeBuffer(ROOM) : spare;
    }

    /** Leaves the buffer, which must not be used afterwards, to the next caller. */
    public void giveBack() {
        // A larger buffer is left to the garbage collector, or one long code would keep it for
        // ever.
        if (letters.length <= MAX_SPARE && numbers.length <= NUMBERS_PER_LETTER * MAX_SPARE) {
            SPARE.set(this);
        }
    }

    /**
     * Takes over the letters of a text. Returns whether it is ASCII and has at most {@link
     * #MAX_LETTERS}.
     */
    public boolean take(String text) {
        int length = text.length();
        if (length > MAX_LETTERS) {
            return false;
        }
        if (length > letters.length) {
            letters = new byte[length];
        }
        numbersFor(NUMBERS_PER_LETTER * length + OTHER_NUMBERS);
        byte[] to = letters;
        int bits = 0;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            bits |= c;
            to[i] = (byte) c;
        }
        return bits < 128;
    }

    /** The letters. The caller has to know how many of them are in use. */
    public byte[] letters() {
        return letters;
    }

    /** The letters, with room for at least {@code room}. */
    public byte[] lettersFor(int room) {
        if (room > letters.length) {
            letters = Arrays.copyOf(letters, Math.max(room, 2 * letters.length));
        }
        return letters;
    }

    /** The integers: at least three for each letter that was {@linkplain #take taken}, and 64. */
    public int[] numbers() {
        return numbers;
    }

    /** The integers, at least so many. What is in them may be lost. */
    public int[] numbersFor(int room) {
        if (room > numbers.length) {
            numbers = new int[room];
        }
        return numbers;
    }

    /** The first letters, as a text. */
    public String text(int count) {
        byte[] from = letters;
        char[] text = new char[count];
        for (int i = 0; i < count; i++) {
            text[i] = (char) from[i];
        }
        return new String(text);
    }
}
