package cardbench.base.json;

import cardbench.base.text.Ascii;

/** Reads the escapes in a string of JSON (RFC 8259, section 7). */
public final class JsonEscapes {

    private static final String LETTERS = "bfnrt";
    private static final String MEANINGS = "\b\f\n\r\t";

    private JsonEscapes() {}

    /** The text that a string means; what is no escape stays as it is. */
    public static String resolved(String raw) {
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

    /** Whether a backslash begins an escape. */
    static boolean isEscape(String text, int backslash) {
        char letter = backslash + 1 < text.length() ? text.charAt(backslash + 1) : ' ';
        return letter == 'u' ? code(text, backslash + 2) >= 0 : "\"\\/bfnrt".indexOf(letter) >= 0;
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
}
