package cardbench.text;

/** Characters of ASCII, without the tables that the library needs for all of Unicode. */
public final class Ascii {

    private Ascii() {}

    /** Whether it is a space, a tab, or part of a line break. */
    public static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** The ASCII character that a full-width one stands for; every other character as it is. */
    public static char narrow(char c) {
        return c >= '\uff01' && c <= '\uff5e' ? (char) (c - 0xfee0) : c;
    }

    /** The value of a hexadecimal digit in either case, or -1. */
    public static int hexDigit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /** The first character from {@code from} on that is not blank, or {@code to}. */
    public static int skipBlanks(String text, int from, int to) {
        int at = from;
        while (at < to && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The end of the text before {@code to} without its blanks, at least {@code from}. */
    public static int dropBlanks(String text, int from, int to) {
        int end = to;
        while (end > from && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }
}
