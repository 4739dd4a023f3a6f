package cardbench.base.text;

import java.util.Arrays;

/**
 * Decodes and encodes UTF-8. The coders of the class library would add their tables to the bundles.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc3629">RFC 3629, UTF-8</a>
 */
public final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    /**
     * Decodes bytes. Malformed sequences (RFC 3629, section 4: overlong forms, surrogates, code
     * points above 10FFFF, incomplete sequences) become U+FFFD, once for each byte that is not part
     * of a character.
     */
    public static String decode(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        int at = 0;
        while (at < bytes.length) {
            int first = bytes[at] & 0xff;
            int more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
            int code = first < 0x80 ? first : code(bytes, at, first, more);
            if (code < 0) {
                text.append(REPLACEMENT);
                at++;
            } else {
                append(code, text);
                at += more + 1;
            }
        }
        return text.toString();
    }

    /** Encodes a text. A surrogate without its other half becomes U+FFFD. */
    public static byte[] encode(String text) {
        byte[] bytes = new byte[3 * text.length()];
        int size = 0;
        for (int i = 0; i < text.length(); i++) {
            int code = text.charAt(i);
            if (code >= 0xd800 && code <= 0xdfff) {
                char next = i + 1 < text.length() ? text.charAt(i + 1) : 0;
                boolean pair = code < 0xdc00 && next >= 0xdc00 && next <= 0xdfff;
                code = pair ? (code - 0xd7c0 << 10) + (next - 0xdc00) : REPLACEMENT;
                i += pair ? 1 : 0;
            }
            int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
            int mark = more == 0 ? 0 : 0xff << 7 - more & 0xff;
            bytes[size++] = (byte) (mark | code >> 6 * more);
            for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) {
                bytes[size++] = (byte) (0x80 | code >> shift & 0x3f);
            }
        }
        return Arrays.copyOf(bytes, size);
    }

    private static int code(byte[] bytes, int at, int first, int more) {
        // C0 and C1 could only begin overlong forms, F5 and above code points beyond 10FFFF.
        if (first < 0xc2 || first > 0xf4 || at + more >= bytes.length) {
            return -1;
        }
        int code = first & 0x3f >> more;
        for (int i = 1; i <= more; i++) {
            int next = bytes[at + i];
            if ((next & 0xc0) != 0x80) {
                return -1;
            }
            code = code << 6 | next & 0x3f;
        }
        boolean overlong = more == 2 && code < 0x800 || more == 3 && code < 0x10000;
        boolean surrogate = code >= 0xd800 && code <= 0xdfff;
        return overlong || surrogate || code > 0x10ffff ? -1 : code;
    }

    private static void append(int code, StringBuilder text) {
        if (code < 0x10000) {
            text.append((char) code);
        } else {
            // 0xd7c0 is 0xd800 - (0x10000 >> 10)
            text.append((char) (0xd7c0 + (code >> 10))).append((char) (0xdc00 | code & 0x3ff));
        }
    }
}
