package cardbench.base.json;

import cardbench.base.text.Ascii;

/**
 * Finds the ends of words, lines and strings of a JSON text, and the places where a value may end.
 * Searches behind a fault have a limited length, so that a text with many faults takes linear time.
 */
final class JsonSurroundings {

    /** The longest search behind one of the first faults, in characters. */
    private static final int REACH = 500;

    /** The longest search behind a later fault. */
    private static final int SHORT_REACH = 40;

    /** How many faults are the first ones. */
    private static final int FIRST_SEARCHES = 256;

    /** The longest name in braces. */
    private static final int MAX_NAME = 48;

    /** Full-width signs in the order of {@code JsonLexer.SIGNS}, and quotation marks. */
    static final String FULL_WIDTH = "，：｛｝［］“”＂";

    private static final String SPACES =
            "\u0085\u00a0\u1680\u180e\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";

    private final String text;
    private final char[] clean;

    /** A line, or the rest of one, whose end is known. */
    private int lineFrom = -1;

    private int lineTo = -1;

    private int searches;

    JsonSurroundings(String text, char[] clean) {
        this.text = text;
        this.clean = clean;
    }

    /** The end of a search from an offset, at most {@code end}. */
    int reach(int from, int end) {
        return Math.min(end, from + (searches++ < FIRST_SEARCHES ? REACH : SHORT_REACH));
    }

    /** The beginning of a comment between two offsets, or the second of them. */
    int commentIn(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (Ascii.isBlank(clean[i - 1])
                    && (text.startsWith("//", i) || text.startsWith("/*", i))) {
                return i;
            }
        }
        return to;
    }

    /** The next quotation mark without a backslash, or {@code line}. */
    int quote(int from, int line) {
        int i = from;
        while (i < line && clean[i] != '"') {
            i += clean[i] == '\\' ? 2 : 1;
        }
        return Math.min(i, line);
    }

    /**
     * Whether a value may end before an offset: a sign, a comment or the end of the line follows.
     */
    boolean isEnd(int from, int line) {
        int i = from;
        while (i < line && (Ascii.isBlank(clean[i]) || isSpace(clean[i]))) {
            i++;
        }
        return i >= line || ":,]}/#：，］｝".indexOf(clean[i]) >= 0;
    }

    /** Whether another token begins behind a string and a sign between them is missing. */
    boolean startsToken(int from, int line) {
        int next = Ascii.skipBlanks(text, from, line);
        char c = clean[next];
        boolean apart = next > from;
        if (c == '{' && placeholder(next) > next) {
            return false;
        }
        if (c == '{' || c == '[') {
            return true;
        }
        if (c == '"') {
            return apart && !isEnd(next + 1, line);
        }
        int word = wordEnd(next);
        return (apart || !hasPlainEnd(next, line)) && isEnd(word, line) && word > next;
    }

    /**
     * Whether a string goes on: a quotation mark that opens none, and behind which a value ends.
     */
    private boolean hasPlainEnd(int from, int line) {
        for (int i = quote(from, line); i < line; i = quote(i + 1, line)) {
            if (isSignBefore(i)) {
                return false;
            }
            if (isEnd(i + 1, line)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a quotation mark stands where a string may begin. */
    boolean isSignBefore(int offset) {
        int before = Ascii.dropBlanks(text, 0, offset);
        return before > 0 && ":,[{".indexOf(clean[before - 1]) >= 0;
    }

    /** Whether JSON may go on at an offset. */
    boolean goesOn(int from) {
        int next = Ascii.skipBlanks(text, from, clean.length);
        return next < clean.length && "\"{}[],".indexOf(clean[next]) >= 0;
    }

    /**
     * The quotation mark that ends a string without its first one, or {@code line}.
     *
     * @param name whether the string is a name, which holds no comma
     */
    int lastQuote(int from, int line, boolean name) {
        String signs = name ? ":,{}[]\"" : ":{}[]\"";
        int quote = from;
        while (quote < line && (signs.indexOf(clean[quote]) < 0 || placeholder(quote) > quote)) {
            quote = Math.max(quote + 1, placeholder(quote));
        }
        boolean ends =
                quote < line
                        && clean[quote] == '"'
                        && !Ascii.isBlank(clean[quote - 1])
                        && !isSignBefore(quote)
                        && isEnd(quote + 1, line);
        return ends ? quote : line;
    }

    /** The end of several words on a line, before a sign. */
    int words(int from, int line) {
        int to = from;
        while (to < line
                && (",:{}[]\"".indexOf(clean[to]) < 0 && FULL_WIDTH.indexOf(clean[to]) < 0
                        || placeholder(to) > to)) {
            to = Math.max(to + 1, placeholder(to));
        }
        int last = Ascii.dropBlanks(text, from, to);
        boolean goesOn = to < line && (clean[to] == ':' || clean[to] == '"');
        return goesOn ? wordEnd(from) : Math.max(last, wordEnd(from));
    }

    /** The end of a word: a blank, a sign or a comment, but not a name in braces. */
    int wordEnd(int from) {
        int to = from;
        while (to < clean.length && (!endsWord(to) || placeholder(to) > to)) {
            to = Math.max(to + 1, placeholder(to));
        }
        return to;
    }

    private boolean endsWord(int offset) {
        char c = clean[offset];
        return Ascii.isBlank(c)
                || isSpace(c)
                || ",:{}[]\"".indexOf(c) >= 0
                || FULL_WIDTH.indexOf(c) >= 0
                || text.startsWith("//", offset)
                || text.startsWith("/*", offset);
    }

    /** The end of a name in braces, as texts of cards contain them, or {@code from} for none. */
    int placeholder(int from) {
        int depth = 0;
        boolean begun =
                clean[from] == '{' && from + 1 < clean.length && Ascii.isLetter(clean[from + 1]);
        int end = begun ? Math.min(clean.length, from + MAX_NAME) : from;
        for (int i = from; i < end; i++) {
            char c = clean[i];
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            boolean begins = c == '{' && i + 1 < clean.length && Ascii.isLetter(clean[i + 1]);
            if (depth == 0 && c == '}') {
                return i + 1;
            }
            if (depth == 0
                    || !begins && c != '}' && c != '.' && !Ascii.isLetter(c) && !Ascii.isDigit(c)) {
                return from;
            }
        }
        return from;
    }

    /** Whether a name or a string without quotation marks may begin with a character. */
    static boolean beginsWord(char c) {
        return c > '\u007f' || Ascii.isLetter(c) || "_$'{".indexOf(c) >= 0;
    }

    /** Whether a sign stands where no value is expected: at the end of a line or alone on it. */
    boolean isApart(int offset) {
        int before = Ascii.dropBlanks(text, 0, offset);
        return before == 0 || before < offset && clean[before - 1] != ':';
    }

    /** The end of the line, without its line feed. */
    int lineEnd(int from) {
        if (from < lineFrom || from > lineTo) {
            lineFrom = from;
            lineTo = from;
            while (lineTo < clean.length && !isLineEnd(lineTo)) {
                lineTo++;
            }
        }
        return lineTo;
    }

    private boolean isLineEnd(int offset) {
        return clean[offset] == '\n' || clean[offset] == '\r';
    }

    /** Whether a character is a space, visible or not, that JSON does not allow between signs. */
    static boolean isSpace(char c) {
        return c > '\u001f' && SPACES.indexOf(c) >= 0
                || c >= '\u2000' && c <= '\u200d'
                || c == '\u000b'
                || c == '\f';
    }
}
