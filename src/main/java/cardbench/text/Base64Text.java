package cardbench.text;

import cardbench.text.Base64Cursor.Kind;
import java.util.Arrays;

/**
 * Bytes decoded from base64 (RFC 4648) inside a text that people pasted, where every byte still
 * knows its characters.
 *
 * <p>{@link #clean} takes well-formed base64 and nothing else, fast. {@link #run} takes base64 as
 * it comes out of forums, chats and addresses: with white space, line breaks and invisible
 * characters inside, letters of the URL-safe alphabet, HTML entities, percent escapes, spaces where
 * plus signs were. A run goes as far as it can, often into the prose behind a code; whoever reads
 * the bytes finds out where the code ends, and then asks for its {@linkplain #end end} and its
 * {@linkplain #repairs repairs}.
 */
public final class Base64Text {

    private static final String ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private static final byte[] VALUES = values();

    private final String text;
    private final boolean spaceIsPlus;

    /** Letter i is at characters places[2i] to places[2i + 1]; {@code null}: it is character i. */
    private final int[] places;

    private final int letters;

    /** The whole bytes, and behind them what bits were left over. */
    private final byte[] bytes;

    private Base64Text(String text, boolean spaceIsPlus, int[] places, int letters, byte[] bytes) {
        this.text = text;
        this.spaceIsPlus = spaceIsPlus;
        this.places = places;
        this.letters = letters;
        this.bytes = bytes;
    }

    private static byte[] values() {
        byte[] values = new byte[128];
        Arrays.fill(values, (byte) -1);
        for (int i = 0; i < ALPHABET.length(); i++) {
            values[ALPHABET.charAt(i)] = (byte) i;
        }
        return values;
    }

    /** The six bits of a letter of the standard alphabet, or -1 for every other character. */
    public static int value(char c) {
        return c < 128 ? VALUES[c] : -1;
    }

    /** Whether nobody sees the character: zero-width ones, direction marks, soft hyphen, BOM. */
    public static boolean isInvisible(char c) {
        return c >= 0x200b && c <= 0x200f
                || c >= 0x202a && c <= 0x202e
                || c >= 0x2060 && c <= 0x2064
                || c == 0xad
                || c == 0xfeff;
    }

    /** The letter for six bits. */
    static String letter(int value) {
        return ALPHABET.substring(value, value + 1);
    }

    /**
     * The text, if the whole of it is base64 of the standard alphabet without any flaw: no other
     * character, exact padding, no spare bits. Otherwise, and for the empty text, {@code null}.
     */
    public static Base64Text clean(String text) {
        int length = text.length();
        if (length == 0 || (length & 3) != 0) {
            return null;
        }
        int letters = length;
        while (letters > length - 2 && text.charAt(letters - 1) == '=') {
            letters--;
        }
        byte[] bytes = new byte[(letters * 3 >> 2) + 1];
        byte[] values = VALUES;
        int whole = letters & ~3;
        int at = 0;
        for (int i = 0; i < whole; i += 4) {
            int a = text.charAt(i);
            int b = text.charAt(i + 1);
            int c = text.charAt(i + 2);
            int d = text.charAt(i + 3);
            if ((a | b | c | d) >= 128) {
                return null;
            }
            int quad = values[a] << 18 | values[b] << 12 | values[c] << 6 | values[d];
            if (quad < 0) {
                return null;
            }
            bytes[at] = (byte) (quad >> 16);
            bytes[at + 1] = (byte) (quad >> 8);
            bytes[at + 2] = (byte) quad;
            at += 3;
        }
        if (letters > whole && !lastBytes(text, whole, letters, bytes)) {
            return null;
        }
        return new Base64Text(text, false, null, letters, bytes);
    }

    private static boolean lastBytes(String text, int from, int letters, byte[] bytes) {
        int bits = 0;
        for (int i = from; i < from + 4; i++) {
            int value = i < letters ? value(text.charAt(i)) : 0;
            if (value < 0) {
                return false;
            }
            bits = bits << 6 | value;
        }
        int at = from / 4 * 3;
        bytes[at] = (byte) (bits >> 16);
        if (letters - from == 2) {
            return (bits & 0xffff) == 0;
        }
        bytes[at + 1] = (byte) (bits >> 8);
        return (bits & 0xff) == 0;
    }

    /**
     * The letters from {@code start} on, up to the first thing that cannot stand inside a code, to
     * padding, or to {@code limit} letters.
     *
     * @param spaceIsPlus whether a space stands for a plus sign, or for nothing
     */
    public static Base64Text run(String text, int start, int limit, boolean spaceIsPlus) {
        Base64Cursor cursor = new Base64Cursor(text, start, spaceIsPlus);
        int[] places = new int[limit < 128 ? 2 * limit : 256];
        byte[] bytes = new byte[places.length * 3 / 8 + 2];
        int letters = 0;
        int bits = 0;
        while (letters < limit) {
            Kind kind = cursor.next();
            if (kind == Kind.GAP) {
                continue;
            }
            if (kind != Kind.LETTER) {
                break;
            }
            if (2 * letters == places.length) {
                places = Arrays.copyOf(places, 4 * letters);
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            }
            places[2 * letters] = cursor.from();
            places[2 * letters + 1] = cursor.to();
            bits = (bits << 6 | cursor.value()) & 0xffff;
            int left = 6 * ++letters & 7;
            int at = 6 * letters >> 3;
            if (left < 6) {
                bytes[at - 1] = (byte) (bits >> left);
            }
            bytes[at] = (byte) (bits << 8 - left);
        }
        return new Base64Text(text, spaceIsPlus, places, letters, bytes);
    }

    /** Base64 with padding of the first {@code size} bytes. */
    public static String encode(byte[] bytes, int size) {
        String alphabet = ALPHABET;
        char[] out = new char[(size + 2) / 3 * 4];
        int at = 0;
        for (int i = 0; i < size; i += 3) {
            int left = size - i;
            int bits = (bytes[i] & 0xff) << 16;
            if (left > 1) {
                bits |= (bytes[i + 1] & 0xff) << 8;
            }
            if (left > 2) {
                bits |= bytes[i + 2] & 0xff;
            }
            out[at] = alphabet.charAt(bits >> 18);
            out[at + 1] = alphabet.charAt(bits >> 12 & 63);
            out[at + 2] = left > 1 ? alphabet.charAt(bits >> 6 & 63) : '=';
            out[at + 3] = left > 2 ? alphabet.charAt(bits & 63) : '=';
            at += 4;
        }
        return new String(out);
    }

    /** How many whole bytes there are. */
    public int size() {
        return 6 * letters >> 3;
    }

    /** The bytes, at least {@link #size} of them; not a copy, not to be written to. */
    public byte[] bytes() {
        return bytes;
    }

    /** How many letters there are. */
    public int letters() {
        return letters;
    }

    private int letterFrom(int letter) {
        return places == null ? letter : places[2 * letter];
    }

    private int letterTo(int letter) {
        return places == null ? letter + 1 : places[2 * letter + 1];
    }

    /** The letters that the first {@code size} bytes need. */
    private static int lettersFor(int size) {
        return (4 * size + 2) / 3;
    }

    /**
     * The character behind the last letter of the first {@code size} bytes, padding not counted.
     */
    private int lettersEnd(int size) {
        int needed = Math.min(lettersFor(size), letters);
        return needed == 0 ? letterStart() : letterTo(needed - 1);
    }

    private int letterStart() {
        return letters == 0 ? 0 : letterFrom(0);
    }

    /**
     * The characters that hold some of the bits of the bytes {@code from} (inclusive) to {@code to}
     * (exclusive), with the byte. Bytes beyond the end are placed right behind the last character.
     */
    public Location range(int from, int to) {
        int first = 4 * from / 3;
        int last = Math.min(lettersFor(to), letters);
        int end = last == 0 ? letterStart() : letterTo(last - 1);
        int start = from < to && first < last ? letterFrom(first) : end;
        return Location.range(start, end).withByte(from);
    }

    /** Whether nothing separates this byte from the one before it. */
    public boolean adjoins(int byteAt) {
        return byteAt < size() && letterAdjoins(lettersFor(byteAt));
    }

    private boolean letterAdjoins(int letter) {
        return letter > 0 && letter < letters && letterFrom(letter) == letterTo(letter - 1);
    }

    /** Whether the run ends in padding that makes its letters whole groups of four. */
    public boolean padded() {
        int padding = letters == 0 ? 0 : Base64Padding.at(text, letterTo(letters - 1)).count();
        return padding > 0 && padding < 3 && (letters + padding & 3) == 0;
    }

    /**
     * Where a code ends of which {@code size} bytes were used: letters that adjoin in the middle of
     * a group of four belong to it.
     *
     * @return the number of bytes of the whole code, from {@code size} on
     */
    public int codeSize(int size) {
        if (size % 3 == 0) {
            return size;
        }
        int letter = lettersFor(size);
        while (letterAdjoins(letter)) {
            letter++;
        }
        return Math.max(size, 6 * letter >> 3);
    }

    /** The character behind a code of {@code size} bytes, its padding included. */
    public int end(int size) {
        return Base64Padding.at(text, lettersEnd(size)).to();
    }

    /** Whether so many bytes are followed by exactly the padding that they need. */
    public boolean endsWell(int size) {
        return Base64Padding.at(text, lettersEnd(size)).count() == Base64Padding.needed(size);
    }

    /**
     * Says what had to be repaired in the letters of a code of {@code size} bytes, each with its
     * place.
     */
    public void repairs(int size, Diagnostics diagnostics) {
        if (places != null && letters > 0) {
            Base64Cursor cursor = new Base64Cursor(text, letterStart(), spaceIsPlus);
            new Base64Repairs(text, diagnostics).inside(cursor, lettersEnd(size));
        }
    }

    /** Says what had to be repaired at the end of a code of {@code size} bytes. */
    public void repairsAtEnd(int size, Diagnostics diagnostics) {
        int end = lettersEnd(size);
        int spare = spareBits(size);
        if (spare != 0 && lettersFor(size) <= letters) {
            Location last = Location.range(letterFrom(lettersFor(size) - 1), end);
            int value = bytes[size - 1] << 8 - spareWidth(size) & 63;
            diagnostics.add(
                    TextCodes.SPARE_BITS.at(last.withByte(size - 1)).fixedBy(letter(value)));
        }
        Base64Padding.at(text, end).compare(size, diagnostics);
    }

    /** How many bits of the last letter of so many bytes belong to none of them: 0, 2 or 4. */
    private static int spareWidth(int size) {
        return size % 3 == 0 ? 0 : size % 3 == 1 ? 4 : 2;
    }

    private int spareBits(int size) {
        int width = spareWidth(size);
        return width == 0 ? 0 : (bytes[size] & 0xff) >> 8 - width;
    }
}
