package cardbench.codes.snap;

import cardbench.base.text.Ascii;

/** The escapes in a string of JSON (RFC 8259, section 7), read and written. */
final class JsonEscapes {

    private static final String LETTERS = "bfnrt";
    private static final String MEANINGS = "\b\f\n\r\t";

    private JsonEscapes() {}

    /** The text that a string means; what is no escape stays as it is. */
    static String resolved(String raw) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c != '\\' || i + 1 == raw.length()) {
                text.append(c);
                continue;
            }
            char escape = raw.charAt(++i);
            int code = escape == 'u' ? code(raw, i + 1) : -1;
            int letter = LETTERS.indexOf(escape);
            if (code >= 0) {
                text.append((char) code);
                i += 4;
            } else {
                text.append(letter >= 0 ? MEANINGS.charAt(letter) : escape);
            }
        }
        return text.toString();
    }

    private static int code(String raw, int from) {
        int code = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = i < raw.length() ? Ascii.hexDigit(raw.charAt(i)) : -1;
            if (digit < 0) {
                return -1;
            }
            code = 16 * code + digit;
        }
        return code;
    }

    /** The string that means a text, without quotation marks. */
    static String escaped(String text) {
        StringBuilder raw = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                raw.append('\\').append(c);
            } else if (c < ' ' || c >= 0xd800 && c < 0xe000) {
                // also halves of surrogate pairs, which UTF-8 has no bytes for
                raw.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    raw.append("0123456789abcdef".charAt(c >> shift & 15));
                }
            } else {
                raw.append(c);
            }
        }
        return raw.toString();
    }
}
