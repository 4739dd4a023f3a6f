package cardbench.codes.ygo.text;

/** Encodes ranges of a text in UTF-8, for the view that shows a text file byte by byte. */
public final class Utf8Bytes {

    private Utf8Bytes() {}

    /** The number of bytes; unpaired surrogates count as U+FFFD. */
    public static int count(String text, int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (isPair(text, i, to)) {
                count += 4;
                i++;
            } else {
                count += c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
            }
        }
        return count;
    }

    private static boolean isPair(String text, int at, int to) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < to
                && Character.isLowSurrogate(text.charAt(at + 1));
    }

    /** The bytes; unpaired surrogates become U+FFFD. */
    public static byte[] of(String text, int from, int to) {
        byte[] bytes = new byte[count(text, from, to)];
        int at = 0;
        for (int i = from; i < to; i++) {
            int c = text.charAt(i);
            if (isPair(text, i, to)) {
                c = (c - 0xd800 << 10) + text.charAt(++i) - 0xdc00 + 0x10000;
            } else if (c >= 0xd800 && c < 0xe000) {
                c = 0xfffd;
            }
            int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
            // As many ones as bytes, then a zero; the cast to a byte drops the bits above.
            int head = more == 0 ? 0 : 0xff00 >> more + 1;
            bytes[at++] = (byte) (head | c >> 6 * more);
            for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) {
                bytes[at++] = (byte) (0x80 | c >> shift & 63);
            }
        }
        return bytes;
    }
}
