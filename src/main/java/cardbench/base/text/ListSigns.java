package cardbench.base.text;

/**
 * The signs of lists of cards in any script: blanks, digits, and marks of the number of copies. The
 * methods of {@link Character} go by the Unicode version of the platform.
 */
public final class ListSigns {

    private static final String TIMES = "xX×＊*✕✖ｘＸⅹⅩ";

    private static final String COUNTERS = "张張枚장";

    private static final String OPENING = "([（【〔";

    private static final String CLOSING = ")]）】〕";

    private ListSigns() {}

    /**
     * Whether a character is a blank: ASCII white space, the no-break space, the spaces of general
     * punctuation with the zero-width one, the ideographic space, or the byte order mark.
     */
    public static boolean isBlank(char c) {
        return Ascii.isBlank(c)
                || c == '\u00a0'
                || c >= '\u2000' && c <= '\u200b'
                || c == '\u3000'
                || c == '\ufeff';
    }

    /** The index of the first character from {@code from} on that is no blank, or {@code to}. */
    public static int skipBlanks(String text, int from, int to) {
        int at = from;
        while (at < to && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The end of the text before {@code to} without blanks, at least {@code from}. */
    public static int dropBlanks(String text, int from, int to) {
        int end = to;
        while (end > from && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** The text without blanks at both ends. */
    public static String trim(String text) {
        int from = skipBlanks(text, 0, text.length());
        return text.substring(from, dropBlanks(text, from, text.length()));
    }

    /** Whether a character is an ASCII or full-width digit. */
    public static boolean isDigit(char c) {
        char narrow = Ascii.narrow(c);
        return Ascii.isDigit(narrow);
    }

    /** The value of an ASCII or full-width digit. */
    public static int digit(char c) {
        return Ascii.narrow(c) - '0';
    }

    /** Whether a character stands for “times” before or behind a number: {@code 2x}, {@code ×2}. */
    public static boolean isTimes(char c) {
        return TIMES.indexOf(c) >= 0;
    }

    /**
     * Whether a character is a word for copies, as Chinese, Japanese and Korean have behind a
     * number.
     */
    public static boolean isCounter(char c) {
        return COUNTERS.indexOf(c) >= 0;
    }

    /** The bracket that closes what this one opens; 0 if it opens nothing. */
    public static char closing(char opening) {
        int at = OPENING.indexOf(opening);
        return at < 0 ? 0 : CLOSING.charAt(at);
    }

    /** The bracket that opens what this one closes; 0 if it closes nothing. */
    public static char opening(char closing) {
        int at = CLOSING.indexOf(closing);
        return at < 0 ? 0 : OPENING.charAt(at);
    }

    /** The text with the capitals of ASCII and Latin-1 in lower case. */
    public static String lower(String text) {
        StringBuilder lower = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean capital = c >= 'A' && c <= 'Z' || c >= 'À' && c <= 'Þ' && c != '×';
            lower.append(capital ? (char) (c + ('a' - 'A')) : c);
        }
        return lower.toString();
    }
}
