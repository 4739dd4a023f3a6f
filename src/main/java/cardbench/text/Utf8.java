package cardbench.text;

/**
 * Decodes UTF-8 without the tables that the library brings along.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc3629">RFC 3629, UTF-8</a>
 */
public final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    /**
     * The text of the bytes. What is no UTF-8 (RFC 3629, section 4: overlong forms, surrogates,
     * numbers above 10FFFF, bytes that miss their others) becomes U+FFFD, once for each byte that
     * does not begin or go on with a character.
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

    private static int code(byte[] bytes, int at, int first, int more) {
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
            text.append((char) (0xd7c0 + (code >> 10))).append((char) (0xdc00 | code & 0x3ff));
        }
    }
}
