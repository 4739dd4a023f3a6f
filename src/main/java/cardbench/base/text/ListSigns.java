package cardbench.base.text;

/**
 * The signs of lists of cards in any script: blanks, digits, and marks of the number of copies. The
 * methods of {@link Character} go by the Unicode version of the platform.
 */
public final class ListSigns {

    private static final String TIMES = "xX×＊*✕✖ｘＸⅹⅩ";

    private static final String COUNTERS = "张張枚장";

    /** Signs that may stand between the name of a card and the number of its copies. */
    private static final String SEPARATORS = "-–—:：,，;；|\t=…·・、／/@>→⇒";

    private static final String NAME_BRACKETS = "《「『〈【》」』〉】";

    /** Words behind a number that count copies, in lower case. */
    private static final String[] COPIES = {
        "copies",
        "copy",
        "pcs",
        "stück",
        "stk.",
        "stk",
        "kopien",
        "exemplare",
        "copias",
        "copie",
        "cópias",
        "шт.",
        "шт",
        "sztuki",
        "szt.",
        "枚ずつ",
        "张牌",
        "장씩"
    };

    /** The length of the longest of {@link #COPIES}. */
    private static final int MAX_COPIES_WORD = 9;

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

    /** Whether a character may stand between a name and a number: {@code Name: 2}. */
    public static boolean isSeparator(char c) {
        return SEPARATORS.indexOf(c) >= 0;
    }

    /** Whether a character is a bracket around names, beside which a number needs no blank. */
    public static boolean isNameBracket(char c) {
        return NAME_BRACKETS.indexOf(c) >= 0;
    }

    /** The index behind the digits that begin at {@code from}, at most {@code to}. */
    public static int digitsEnd(String text, int from, int to) {
        int end = from;
        while (end < to && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The index of the first of the digits that end at {@code to}, at least {@code from}. */
    public static int digitsBegin(String text, int from, int to) {
        int begin = to;
        while (begin > from && isDigit(text.charAt(begin - 1))) {
            begin--;
        }
        return begin;
    }

    /** The value of the digits from {@code from} to {@code to}, at most nine. */
    public static int number(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = 10 * number + digit(text.charAt(i));
        }
        return number;
    }

    /**
     * The end of the number before a word for copies: the index behind the 2 of {@code Name 2
     * copies}; {@code to} if the text does not end with a number and such a word.
     */
    public static int dropCopies(String text, int from, int to) {
        String end = lower(text.substring(Math.max(from, to - MAX_COPIES_WORD), to));
        for (String word : COPIES) {
            if (end.endsWith(word)) {
                int number = dropBlanks(text, from, to - word.length());
                if (number > from && isDigit(text.charAt(number - 1))) {
                    return number;
                }
            }
        }
        return to;
    }

    /**
     * The index behind a word for copies that begins at {@code from}, an {@code of} and the blanks
     * behind it: the beginning of the name in {@code 2 copies of Name}; {@code from} if the text
     * does not begin with such a word.
     */
    public static int skipCopies(String text, int from, int to) {
        for (String word : COPIES) {
            int end = from + word.length();
            if (text.startsWith(word, from) && end < to && isBlank(text.charAt(end))) {
                int name = skipBlanks(text, end, to);
                return text.startsWith("of ", name) ? skipBlanks(text, name + 3, to) : name;
            }
        }
        return from;
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
