package cardbench.base.text;

/**
 * Tests and conversions of ASCII characters. The methods of {@link Character} would bring the
 * Unicode tables into the bundles of the page.
 */
public final class Ascii {

    private Ascii() {}

    /** Whether a character is ASCII white space: a space or U+0009 to U+000D. */
    public static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** Converts a full-width form (U+FF01 to U+FF5E) to ASCII; other characters are unchanged. */
    public static char narrow(char c) {
        return c >= '\uff01' && c <= '\uff5e' ? (char) (c - 0xfee0) : c;
    }

    /** Whether a character is one of the digits 0 to 9. */
    public static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The value of a hexadecimal digit in either case, or -1. */
    public static int hexDigit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /**
     * The index of the first character at or after {@code from} that is not blank, or {@code to}.
     */
    public static int skipBlanks(String text, int from, int to) {
        int at = from;
        while (at < to && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * The index of the first occurrence of a part that lies between {@code from} and {@code to}, or
     * -1. Unlike {@link String#indexOf(String, int)} it does not read on behind {@code to}, so that
     * the pieces of a text can each be searched in linear time.
     */
    public static int find(String text, String part, int from, int to) {
        int last = to - part.length();
        for (int at = from; at <= last; at++) {
            if (text.startsWith(part, at)) {
                return at;
            }
        }
        return -1;
    }

    /** The end of the text before {@code to} without trailing blanks, at least {@code from}. */
    public static int dropBlanks(String text, int from, int to) {
        int end = to;
        while (end > from && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** A text with its ASCII letters in upper case. */
    public static String upper(String text) {
        StringBuilder upper = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            upper.append(c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c);
        }
        return upper.toString();
    }

    /** A text with its ASCII letters in lower case. */
    public static String lower(String text) {
        StringBuilder lower = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            lower.append(c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c);
        }
        return lower.toString();
    }
}
