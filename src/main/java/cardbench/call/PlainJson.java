package cardbench.call;

/**
 * Steps through JSON text of the simplest kind, in which those requests come that come by the
 * hundred thousand: without white space, escapes in strings, and numbers other than integers from 0
 * on. What it does not know it refuses, and the parser is to be asked; what it takes, the parser
 * takes too.
 */
public final class PlainJson {

    /** Stands for an integer that is not there, or is none of this kind. */
    public static final int NONE = -1;

    private static final int MAX_DEPTH = 8;
    private static final String[] LITERALS = {"true", "false", "null"};

    private final String text;
    private int at;
    private int values;

    /** Before the value that begins at this character. */
    public PlainJson(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /** The next character. */
    int position() {
        return at;
    }

    /** How many values were {@linkplain #skip() passed}, counted one by one. */
    int values() {
        return values;
    }

    /** Whether the text ends here. */
    boolean atEnd() {
        return at == text.length();
    }

    /** Passes this sign, if it comes next. */
    public boolean sign(char sign) {
        if (at < text.length() && text.charAt(at) == sign) {
            at++;
            return true;
        }
        return false;
    }

    /** Passes a string; {@code null} where it is not plain. */
    public String string() {
        int from = at + 1;
        return skipString() ? text.substring(from, at - 1) : null;
    }

    private boolean skipString() {
        if (!sign('"')) {
            return false;
        }
        int i = at;
        int length = text.length();
        char c = ' ';
        while (i < length && c != '"') {
            c = text.charAt(i++);
            if (c < ' ' || c == '\\') {
                return false;
            }
        }
        at = i;
        return c == '"';
    }

    /** Passes an integer from 0 to 2147483647; otherwise {@link #NONE}. */
    public int integer() {
        int from = at;
        int number = 0;
        while (at < text.length()) {
            int digit = text.charAt(at) - '0';
            if (digit < 0 || digit > 9) {
                break;
            }
            boolean fits = number < 214748364 || number == 214748364 && digit <= 7;
            if (!fits || at > from && number == 0) {
                return NONE;
            }
            number = 10 * number + digit;
            at++;
        }
        return at > from && !goesOnAsNumber() ? number : NONE;
    }

    private boolean goesOnAsNumber() {
        char c = at < text.length() ? text.charAt(at) : ' ';
        return c == '.' || c == 'e' || c == 'E';
    }

    /** Passes any plain value. */
    public boolean skip() {
        return skip(0);
    }

    private boolean skip(int depth) {
        values++;
        char c = at < text.length() ? text.charAt(at) : ' ';
        if (c == '"') {
            return skipString();
        }
        if (c >= '0' && c <= '9') {
            return integer() != NONE;
        }
        if (c == '{' || c == '[') {
            at++;
            return depth < MAX_DEPTH && skipRest(c == '{', depth + 1);
        }
        for (String literal : LITERALS) {
            if (text.startsWith(literal, at)) {
                at += literal.length();
                return true;
            }
        }
        return false;
    }

    private boolean skipRest(boolean object, int depth) {
        char close = object ? '}' : ']';
        if (sign(close)) {
            return true;
        }
        do {
            boolean named = !object || skipString() && sign(':');
            if (!named || !skip(depth)) {
                return false;
            }
        } while (sign(','));
        return sign(close);
    }
}
