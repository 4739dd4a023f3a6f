package cardbench.base.text;

/**
 * Base64 (RFC 4648) inside a pasted text, with the characters of every byte. Immutable.
 *
 * <p>{@link #clean} accepts well-formed base64 only, and is fast. {@link #run} accepts base64 that
 * passed through forums, chats and addresses: with white space, line breaks and invisible
 * characters inside, letters of the URL-safe alphabet, HTML entities, percent escapes, and spaces
 * in place of plus signs. A run continues as far as it can, often into the prose after a code; the
 * reader of the bytes finds out where the code ends, and then requests its {@linkplain #end end}
 * and its {@linkplain #repairs repairs}.
 *
 * <pre>{@code
 * letters    A     A     E     C       four letters of six bits are a group
 * bits    000000 000000 000100 000010
 * bytes   00000000 00000001 00000010   three bytes of eight bits
 *
 * two bytes:  AAE=   16 of 18 bits, 2 spare bits in the third letter
 * one byte:   AA==    8 of 12 bits, 4 spare bits in the second letter
 *
 * pasted     &#x2B;   -    <br>   A    =
 * elements   62       62   GAP    0    PADDING     two bytes: FB E0
 * }</pre>
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4648">RFC 4648, base64</a>
 */
public final class Base64Text implements CodeBytes {

    private static final String ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    /** The number of letters of the alphabet. */
    public static final int LETTERS = 64;

    private static final char FIRST_GREEK = '\u0391';
    private static final char FIRST_CYRILLIC = '\u0405';

    /** The letters that Greek ones look like, from the first one on; blanks for all others. */
    private static final String GREEK = "AB  EZH IK MN O P  TY X                       o";

    /** The same for Cyrillic letters. */
    private static final String CYRILLIC =
            "SI J       A B  E    K MHO PCTY X          "
                    + "a    e        o pc y x               si j";

    /** The six bits of every ASCII character, or -1. */
    private static final byte[] VALUES = values();

    private final Base64Run source;

    private final int count;

    /**
     * Letter i is at characters letters[3i] to letters[3i + 1], its six bits are letters[3i + 2];
     * {@code null} if letter i is the i-th character after the start. Texts with many broken
     * beginnings were slow in JavaScript when each run copied its letters.
     */
    private final int[] letters;

    private final int stop;

    /**
     * Creates a run of letters.
     *
     * @param source how they were read
     * @param letters start, end and six bits of each letter, or {@code null} if letter i is the
     *     i-th character after the start
     */
    Base64Text(Base64Run source, int count, int[] letters, int stop) {
        this.stop = stop;
        this.source = source;
        this.count = count;
        this.letters = letters;
    }

    /**
     * Where reading ended: at a character that cannot be part of a code, at the end, or at the last
     * letter that was wanted. Up to there, nothing but gaps is behind the last letter.
     */
    public int stop() {
        return stop;
    }

    private static byte[] values() {
        byte[] values = new byte[128];
        for (char c = 0; c < 128; c++) {
            values[c] = (byte) ALPHABET.indexOf(c);
        }
        return values;
    }

    /** The six bits of a letter of the standard alphabet, or -1 for every other character. */
    public static int value(char c) {
        return c < 128 ? VALUES[c] : -1;
    }

    /** Whether a character is invisible: zero-width, a direction mark, soft hyphen or BOM. */
    public static boolean isInvisible(char c) {
        return c >= 0x200b && c <= 0x200f
                || c >= 0x202a && c <= 0x202e
                || c >= 0x2060 && c <= 0x2064
                || c == 0xad
                || c == 0xfeff;
    }

    /**
     * The letter that a letter of another script looks like, as a keyboard of that script or the
     * reading of a picture puts it into a code; any other character as it is.
     */
    public static char latin(char c) {
        boolean cyrillic = c >= FIRST_CYRILLIC;
        int at = c - (cyrillic ? FIRST_CYRILLIC : FIRST_GREEK);
        String letters = cyrillic ? CYRILLIC : GREEK;
        char letter = at >= 0 && at < letters.length() ? letters.charAt(at) : ' ';
        return letter == ' ' ? c : letter;
    }

    /** Whether a character is read as a letter of one of the two alphabets, in any script. */
    public static boolean isLetter(char written) {
        char c = latin(Ascii.narrow(written));
        return value(c) >= 0 || c == '-' || c == '_';
    }

    /** The letter for six bits. */
    public static char letter(int value) {
        return ALPHABET.charAt(value);
    }

    /**
     * Reads a text that is flawless base64 of the standard alphabet: no other character, exact
     * padding, no spare bits set. For any other text, and for the empty one, {@code null}.
     */
    public static Base64Text clean(String text) {
        int length = text.length();
        if (length == 0 || (length & 3) != 0) {
            return null;
        }
        int letters = lettersFor(cleanSize(text));
        int group = 0;
        for (int i = 0; i < length && group >= 0; i += 4) {
            group = group(text, i, letters);
        }
        // each missing letter leaves eight bits of the last group without a byte
        int spare = (1 << 8 * (length - letters)) - 1;
        return group >= 0 && (group & spare) == 0
                ? new Base64Text(
                        new Base64Run(text, 0, length, Transport.TEXT, 0), letters, null, letters)
                : null;
    }

    /** The number of bytes in a {@linkplain #clean clean} text. */
    public static int cleanSize(String text) {
        int end = text.length();
        int padding = text.charAt(end - 1) != '=' ? 0 : text.charAt(end - 2) != '=' ? 1 : 2;
        return end / 4 * 3 - padding;
    }

    /**
     * Reads letters from {@code start} up to a character that cannot be part of a code, to padding,
     * or to {@code limit} letters.
     *
     * @param transport what spaces and equals signs mean
     */
    public static Base64Text run(String text, int start, int limit, Transport transport) {
        return new Base64Run(text, start, text.length(), transport, 0).read(limit, null, 0);
    }

    /** Reads letters that were carried as a {@linkplain Transport#TEXT text}. */
    public static Base64Text run(String text, int start, int limit) {
        return run(text, start, limit, Transport.TEXT);
    }

    /** Reads letters from {@code start}, as if the text ended at {@code end}. */
    public static Base64Text within(String text, int start, int end, int limit) {
        return new Base64Run(text, start, end, Transport.TEXT, 0).read(limit, null, 0);
    }

    /**
     * Reads letters from {@code start} up to the beginning of another code.
     *
     * @param foreign how many characters that cannot be part of a code are skipped
     * @param passed how many beginnings are read as part of this code
     */
    public static Base64Text run(
            String text,
            int start,
            int limit,
            Transport transport,
            int foreign,
            Base64Beginning beginning,
            int passed) {
        return new Base64Run(text, start, text.length(), transport, foreign)
                .read(limit, beginning, passed);
    }

    /** Encodes the first {@code size} bytes, with padding. */
    public static String encode(byte[] bytes, int size) {
        ByteWriter writer = new ByteWriter();
        for (int i = 0; i < size; i++) {
            writer.unsignedByte(bytes[i]);
        }
        return writer.base64();
    }

    /** The number of whole bytes. */
    @Override
    public int size() {
        return 6 * count >> 3;
    }

    /** The whole bytes. */
    public byte[] bytes() {
        byte[] bytes = new byte[size()];
        int group = 0;
        for (int i = 0; i < bytes.length; i++) {
            int inGroup = i % 3;
            group = inGroup == 0 ? group(i / 3) : group;
            bytes[i] = (byte) (group >> 16 - 8 * inGroup);
        }
        return bytes;
    }

    /** The byte at an offset below {@link #size}, as 0 to 255. */
    public int byteAt(int offset) {
        return group(offset / 3) >> 16 - 8 * (offset % 3) & 0xff;
    }

    /**
     * The 24 bits of four letters of the standard alphabet, the first in the highest bits; a
     * negative number if one of the characters is no letter.
     *
     * @param end where the letters end: those from here on count as 0
     */
    public static int group(String text, int at, int end) {
        byte[] values = VALUES;
        int stop = Math.min(at + 4, end);
        int bits = 0;
        for (int i = at; i < stop; i++) {
            char c = text.charAt(i);
            // the sign of a character that is no letter stays: the others move it by 18 bits at
            // most
            bits = bits << 6 | (c < 128 ? values[c] : -1);
        }
        return bits << 6 * (at + 4 - stop);
    }

    /** The three bytes of a group of four letters, as 24 bits; missing letters count as 0. */
    @Override
    public int group(int index) {
        int bits = 0;
        for (int at = 4 * index; at < 4 * index + 4; at++) {
            bits = bits << 6 | (at < count ? letterAt(at) : 0);
        }
        return bits;
    }

    /** The six bits of a letter below {@link #letters}. */
    public int letterAt(int index) {
        return letters == null
                ? VALUES[source.text().charAt(source.start() + index)]
                : letters[3 * index + 2];
    }

    /** The number of letters. */
    public int letters() {
        return count;
    }

    /** The index of the first character of a letter below {@link #letters}. */
    public int letterFrom(int letter) {
        return letters == null ? source.start() + letter : letters[3 * letter];
    }

    /** The index after the last character of a letter below {@link #letters}. */
    public int letterTo(int letter) {
        return letters == null ? source.start() + letter + 1 : letters[3 * letter + 1];
    }

    /** The number of letters that {@code size} bytes need. */
    public static int lettersFor(int size) {
        // 8 * size / 6, rounded up
        return (4 * size + 2) / 3;
    }

    /** The index after the last letter of the first {@code size} bytes, in front of any padding. */
    int lettersEnd(int size) {
        int needed = Math.min(lettersFor(size), count);
        return needed == 0 ? letterStart() : letterTo(needed - 1);
    }

    private int letterStart() {
        return count == 0 ? source.start() : letterFrom(0);
    }

    /**
     * The characters that encode any bit of the bytes {@code from} (inclusive) to {@code to}
     * (exclusive), with the byte offset. Bytes beyond the end are located after the last character.
     */
    public Location range(int from, int to) {
        // Bit 8 * from is in letter 8 * from / 6, rounded down; two bytes may share a letter.
        int first = 4 * from / 3;
        int last = Math.min(lettersFor(to), count);
        int end = last == 0 ? letterStart() : letterTo(last - 1);
        int start = from < to && first < last ? letterFrom(first) : end;
        return Location.range(start, end).withByte(from);
    }

    /** Whether no gap separates this byte from the previous one. */
    public boolean adjoins(int byteAt) {
        return byteAt < size() && letterAdjoins(lettersFor(byteAt));
    }

    /** Whether no gap separates the letters of this byte from each other and the previous one. */
    public boolean continuesTo(int byteAt) {
        int end = lettersFor(byteAt + 1);
        int letter = lettersFor(byteAt);
        while (letter < end && letterAdjoins(letter)) {
            letter++;
        }
        return byteAt < size() && letter == end;
    }

    /** Whether no gap separates this letter from the previous one. */
    boolean letterAdjoins(int letter) {
        return letter > 0 && letter < count && letterFrom(letter) == letterTo(letter - 1);
    }

    /** Whether a letter is written as in the standard alphabet. */
    boolean isStandard(int letter) {
        return value(source.text().charAt(letterFrom(letter))) >= 0;
    }

    /** How the letters were read. */
    Base64Run source() {
        return source;
    }

    /** The index after a code of {@code size} bytes and its padding. */
    public int end(int size) {
        return source.padding(lettersEnd(size)).to();
    }

    /**
     * Reports what was repaired in the letters of a code of {@code size} bytes, with the location
     * of each repair.
     */
    public void repairs(int size, Diagnostics diagnostics) {
        if (letters != null && count > 0) {
            new Base64Repairs(source.text(), diagnostics)
                    .inside(source.cursor(source.start()), lettersEnd(size), 0);
        }
    }

    /**
     * Reports what was repaired at the end of a code of {@code size} bytes: spare bits, padding.
     */
    public void repairsAtEnd(int size, Diagnostics diagnostics) {
        int end = lettersEnd(size);
        int spare = spareBits(size);
        if (spare != 0 && lettersFor(size) <= count) {
            Location last = Location.range(letterFrom(lettersFor(size) - 1), end);
            int value = letterAt(lettersFor(size) - 1) & ~spare;
            diagnostics.add(
                    TextCodes.SPARE_BITS
                            .at(last.withByte(size - 1))
                            .fixedBy(String.valueOf(letter(value))));
        }
        Base64Padding padding = source.padding(end);
        new Base64Repairs(source.text(), diagnostics)
                .inside(source.plainCursor(end), padding.to(), lettersFor(size));
        padding.compare(size, diagnostics);
    }

    /** The bits of the last letter of {@code size} bytes that belong to no byte. */
    private int spareBits(int size) {
        int last = lettersFor(size) - 1;
        int width = size % 3 == 0 ? 0 : size % 3 == 1 ? 4 : 2;
        return width == 0 || last >= count ? 0 : letterAt(last) & (1 << width) - 1;
    }
}
