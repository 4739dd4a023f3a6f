package cardbench.base.json;

import cardbench.base.text.Ascii;

/** The grammar of numbers in JSON (RFC 8259, section 6). */
final class JsonNumber {

    private JsonNumber() {}

    /** Whether the whole text is one number. */
    static boolean matches(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        int at = Ascii.digitsEnd(text, start, text.length());
        if (at == start || at > start + 1 && text.charAt(start) == '0') {
            return false;
        }
        if (at < text.length() && text.charAt(at) == '.') {
            int point = at;
            at = Ascii.digitsEnd(text, point + 1, text.length());
            if (at == point + 1) {
                return false;
            }
        }
        return at == text.length() || isExponent(text, at);
    }

    /** Whether the text from here on is an exponent and nothing else. */
    private static boolean isExponent(String text, int from) {
        char letter = text.charAt(from);
        char sign = from + 1 < text.length() ? text.charAt(from + 1) : ' ';
        int digits = sign == '+' || sign == '-' ? from + 2 : from + 1;
        return (letter == 'e' || letter == 'E')
                && digits < text.length()
                && Ascii.digitsEnd(text, digits, text.length()) == text.length();
    }
}
