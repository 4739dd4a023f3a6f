package cardbench.base.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Tests and conversions of ASCII characters. The methods of {@link Character} would bring the
 * Unicode tables into the bundles of the page.
 */
public final class Ascii {

    /** As many digits fit into an {@code int}, whatever they are. */
    private static final int MAX_DIGITS = 9;

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

    /** Whether a character is one of the letters A to Z in either case. */
    public static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    /** Whether a character is such a letter or a digit. */
    public static boolean isLetterOrDigit(char c) {
        return isLetter(c) || isDigit(c);
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

    /** The index of the first character at or after {@code from} that is blank, or {@code to}. */
    public static int wordEnd(String text, int from, int to) {
        int at = from;
        while (at < to && !isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The index behind the digits that begin at {@code from}, at most {@code to}. */
    public static int digitsEnd(String text, int from, int to) {
        int end = from;
        while (end < to && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The number that one to nine digits write, or -1 for any other text. */
    public static int number(String digits) {
        int length = digits.length();
        if (length == 0 || length > MAX_DIGITS || digitsEnd(digits, 0, length) < length) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < length; i++) {
            number = 10 * number + digits.charAt(i) - '0';
        }
        return number;
    }

    /** Whether a character is a line feed or a carriage return. */
    public static boolean isBreak(char c) {
        return c == '\n' || c == '\r';
    }

    /** The index of the first line break at or after {@code from}, or {@code to}. */
    public static int lineEnd(String text, int from, int to) {
        int end = from;
        while (end < to && !isBreak(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The start of the line that goes on or ends at a character. */
    public static int lineStart(String text, int at) {
        int start = at;
        while (start > 0 && !isBreak(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    /** The start of the line after one that ends at a character. */
    public static int lineBehind(String text, int end) {
        return text.startsWith("\r\n", end) ? end + 2 : end + 1;
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

    /** Whether one of these characters is a digit. */
    public static boolean hasDigit(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (isDigit(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * The parts of a text between signs, also empty ones. {@code String.split} would bring regular
     * expressions into the script.
     */
    public static List<String> split(String text, char sign) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        parts.add(text.substring(from));
        return parts;
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
