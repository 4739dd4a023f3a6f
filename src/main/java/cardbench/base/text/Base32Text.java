package cardbench.base.text;

import java.util.Arrays;

/**
 * Base32 (RFC 4648) inside a pasted text, with the characters of every byte. Immutable.
 *
 * <p>Like {@link Base64Text} it takes letters that passed through forums, chats and addresses.
 * Codes of base32 are often typed, too: small letters count as capitals, {@code 0} and {@code 1} as
 * the letters that they look like, each with a warning. {@code 8} and {@code 9}, which look like no
 * letter of the alphabet, keep their place as letters, so that all behind them is still read, and
 * are errors.
 *
 * <pre>{@code
 * letters    C     E     A     A     E     C     A     B      eight letters of five bits are a group
 * bits     00010 00100 00000 00000 00100 00010 00000 00001
 * bytes    00010001 00000000 00000100 00010000 00000001      five bytes of eight bits
 * }</pre>
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4648">RFC 4648, base32</a>
 */
public final class Base32Text implements CodeBytes {

    /** The bits of a letter. */
    static final int BITS = 5;

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

    /** Initial capacity, in letters. */
    private static final int ROOM = 64;

    private final String text;
    private final int start;
    private final byte[] letters;

    /** Letter i is at characters places[2i] to places[2i + 1]. */
    private final int[] places;

    private final Base64Padding padding;

    private Base32Text(
            String text, int start, byte[] letters, int[] places, Base64Padding padding) {
        this.text = text;
        this.start = start;
        this.letters = letters;
        this.places = places;
        this.padding = padding;
    }

    /**
     * Reads letters from {@code start} up to a character that cannot be part of a code, or to
     * padding.
     *
     * @param end where the text ends for this code
     */
    public static Base32Text run(String text, int start, int end) {
        Base32Cursor cursor = new Base32Cursor(text, start, end);
        byte[] letters = new byte[ROOM];
        int[] places = new int[2 * ROOM];
        int count = 0;
        int behind = start;
        for (int element = cursor.next(); element >= Base64Cursor.GAP; element = cursor.next()) {
            if (element >= 0) {
                if (count == letters.length) {
                    letters = Arrays.copyOf(letters, 2 * count);
                    places = Arrays.copyOf(places, 4 * count);
                }
                letters[count] = (byte) element;
                places[2 * count] = cursor.from();
                places[2 * count + 1] = cursor.to();
                behind = cursor.to();
                count++;
            }
        }
        Base64Padding padding = Base64Padding.behind(new Base32Cursor(text, behind, end));
        return new Base32Text(
                text,
                start,
                Arrays.copyOf(letters, count),
                Arrays.copyOf(places, 2 * count),
                padding);
    }

    /** Whether a character is a letter of the alphabet itself. */
    public static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= '2' && c <= '7';
    }

    /** The five bits of a letter, also of one that is repaired or wrong; -1 for all else. */
    static int value(char c) {
        if (c >= 'A' && c <= 'Z') {
            return c - 'A';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a';
        }
        if (c >= '2' && c <= '7') {
            return c - '2' + 26;
        }
        return switch (c) {
            case '0' -> 'O' - 'A';
            case '1' -> 'I' - 'A';
            case '8', '9' -> 0;
            default -> -1;
        };
    }

    /** The letter for five bits. */
    static char letter(int value) {
        return ALPHABET.charAt(value);
    }

    /** The number of letters. */
    public int letters() {
        return letters.length;
    }

    @Override
    public int size() {
        return BITS * letters.length >> 3;
    }

    @Override
    public int group(int index) {
        return byteAt(3 * index) << 16 | byteAt(3 * index + 1) << 8 | byteAt(3 * index + 2);
    }

    /** The byte at an offset, as 0 to 255; 0 behind the last byte. */
    public int byteAt(int offset) {
        if (offset >= size()) {
            return 0;
        }
        int first = 8 * offset / BITS;
        // a byte has bits of two letters or of three; 15 bits from its first letter on hold it
        int bits = letters[first] << 10 | letterAt(first + 1) << 5 | letterAt(first + 2);
        return bits >> 7 - 8 * offset % BITS & 0xff;
    }

    private int letterAt(int index) {
        return index < letters.length ? letters[index] : 0;
    }

    /** The whole bytes. */
    public byte[] bytes() {
        byte[] bytes = new byte[size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) byteAt(i);
        }
        return bytes;
    }

    /** The number of letters that {@code size} bytes need. */
    public static int lettersFor(int size) {
        return (8 * size + BITS - 1) / BITS;
    }

    /** The index of the first character of the first letter. */
    public int from() {
        return letters.length == 0 ? start : places[0];
    }

    /** The index after the last letter and its padding. */
    public int to() {
        return padding.count() > 0 ? padding.to() : lettersEnd(letters.length);
    }

    private int lettersEnd(int count) {
        return count == 0 ? start : places[2 * count - 1];
    }

    /**
     * The characters that encode any bit of the bytes {@code from} (inclusive) to {@code to}
     * (exclusive), with the byte offset. Bytes behind the end are located after the last letter.
     */
    public Location range(int from, int to) {
        int first = 8 * from / BITS;
        int last = Math.min(lettersFor(to), letters.length);
        int end = lettersEnd(last);
        int begin = from < Math.min(to, size()) ? places[2 * first] : end;
        return Location.range(begin, end).withByte(from);
    }

    /** Whether every letter is one of the alphabet, and nothing is between them or behind them. */
    public boolean isClean() {
        for (int i = 0; i < letters.length; i++) {
            if (places[2 * i] != start + i || !isLetter(text.charAt(start + i))) {
                return false;
            }
        }
        return padding.count() == 0 && isExact() && spare() == 0;
    }

    /** Whether as many letters as this are what a number of bytes needs. */
    private boolean isExact() {
        return lettersFor(size()) == letters.length;
    }

    /** The bits of the last letter that belong to no byte. */
    private int spare() {
        int width = BITS * letters.length & 7;
        return letters.length == 0 ? 0 : letters[letters.length - 1] & (1 << width) - 1;
    }

    /**
     * Reports what was repaired, and what is no base32, each with its place: gaps and escapes,
     * small letters, lookalikes, a wrong number of letters, spare bits, padding.
     */
    public void repairs(Diagnostics diagnostics) {
        Base64Repairs repairs = new Base64Repairs(text, diagnostics);
        repairs.inside(new Base32Cursor(text, start, text.length()), to(), 0);
        int at = 0;
        while (at < letters.length) {
            at = isSmall(at) ? small(at, diagnostics) : single(at, diagnostics);
        }
        if (!isExact()) {
            diagnostics.add(
                    Base32Codes.LENGTH
                            .at(range(letters.length, letters.length).withByte(size()))
                            .with("count", letters.length));
        } else if (spare() != 0) {
            int last = letters.length - 1;
            char instead = letter(letters[last] & ~spare());
            diagnostics.add(
                    TextCodes.SPARE_BITS
                            .at(place(last, last + 1))
                            .fixedBy(String.valueOf(instead)));
        }
        if (padding.count() > 0) {
            diagnostics.add(
                    TextCodes.PADDING_EXTRA
                            .at(Location.range(padding.from(), padding.to()).withByte(size()))
                            .fixedBy(""));
        }
    }

    /** The character that a letter is written with; a letter of an escape counts as plain. */
    private char written(int letter) {
        boolean one = places[2 * letter + 1] - places[2 * letter] == 1;
        return one ? Ascii.narrow(text.charAt(places[2 * letter])) : letter(letters[letter]);
    }

    private Location place(int letter, int behind) {
        return Location.range(places[2 * letter], places[2 * behind - 1])
                .withByte(BITS * letter >> 3);
    }

    private boolean isSmall(int letter) {
        char c = written(letter);
        return c >= 'a' && c <= 'z';
    }

    /** Reports the small letters from one on that nothing separates; returns the one behind. */
    private int small(int from, Diagnostics diagnostics) {
        StringBuilder instead = new StringBuilder();
        int at = from;
        while (at < letters.length
                && isSmall(at)
                && (at == from || places[2 * at] == places[2 * at - 1])) {
            instead.append(letter(letters[at]));
            at++;
        }
        if (!diagnostics.full()) {
            diagnostics.add(
                    Base32Codes.LOWER_CASE
                            .at(place(from, at))
                            .with("instead", instead.toString())
                            .fixedBy(instead.toString()));
        }
        return at;
    }

    private int single(int at, Diagnostics diagnostics) {
        char c = written(at);
        String letter = String.valueOf(c);
        if (c == '0' || c == '1') {
            String instead = String.valueOf(letter(letters[at]));
            diagnostics.add(
                    Base32Codes.LOOKALIKE
                            .at(place(at, at + 1))
                            .with("letter", letter)
                            .with("instead", instead)
                            .fixedBy(instead));
        } else if (c == '8' || c == '9') {
            diagnostics.add(Base32Codes.NO_LETTER.at(place(at, at + 1)).with("letter", letter));
        }
        return at + 1;
    }
}
