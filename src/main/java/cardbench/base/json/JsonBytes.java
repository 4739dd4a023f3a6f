package cardbench.base.json;

import cardbench.base.text.Ascii;
import cardbench.base.text.Utf8;

/**
 * A pull reader for JSON in UTF-8 (RFC 8259) that builds no tree: for files of many megabytes of
 * which little is needed. Skipped values allocate nothing, and nothing recurses. Not for use by
 * several threads.
 *
 * <p>The caller says what it expects next. This is how an object with three members is read:
 *
 * <pre>
 * call               reads     returns
 * open('{')          {
 * nextName(true)     "id":     "id"
 * integer(0)         7         7
 * nextName(false)    ,"text":  "text"
 * skip()             "..."
 * nextName(false)    ,"cost":  "cost"
 * integer(0)         4         4
 * nextName(false)    }         null
 * </pre>
 *
 * <p>If the text is not what a call expects, the walk has {@linkplain #failed() failed}: later
 * calls do nothing, and {@link #at()} stays at the wrong byte.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259, JSON</a>
 */
public final class JsonBytes {

    /** The deepest nesting of a skipped value. */
    public static final int MAX_DEPTH = 64;

    private final byte[] bytes;
    private int at;
    private boolean failed;

    /** A walk from the first byte; a byte order mark is skipped. */
    public JsonBytes(byte[] bytes) {
        this.bytes = bytes;
        boolean mark =
                bytes.length > 2
                        && (bytes[0] & 0xff) == 0xef
                        && (bytes[1] & 0xff) == 0xbb
                        && (bytes[2] & 0xff) == 0xbf;
        at = mark ? 3 : 0;
    }

    /** Whether the text was not what some call expected. */
    public boolean failed() {
        return failed;
    }

    /** The offset of the next byte. */
    public int at() {
        return at;
    }

    /** Moves to an offset that {@link #at()} returned. */
    public void goTo(int place) {
        at = place;
    }

    /** Skips white space and returns the first character of the next value, or 0 at the end. */
    public char peek() {
        while (at < bytes.length && isSpace(bytes[at])) {
            at++;
        }
        return failed || at == bytes.length ? 0 : (char) (bytes[at] & 0xff);
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\n' || b == '\r' || b == '\t';
    }

    /**
     * Reads the opening bracket of an array or object; the walk fails if something else follows.
     */
    public void open(char bracket) {
        take(bracket);
    }

    private boolean take(char sign) {
        boolean found = peek() == sign && !failed;
        at += found ? 1 : 0;
        failed |= !found;
        return found;
    }

    private boolean takeIf(char sign) {
        boolean found = peek() == sign;
        at += found ? 1 : 0;
        return found;
    }

    /**
     * Moves to the next element of the open array, or behind its end. Returns whether there is an
     * element.
     *
     * @param first whether no element of the array has been read yet
     */
    public boolean nextElement(boolean first) {
        return next(first, ']');
    }

    private boolean next(boolean first, char bracket) {
        if (failed || takeIf(bracket)) {
            return false;
        }
        // at the end of the text take() fails the walk, because the closing bracket is missing
        return first ? peek() != 0 || take(bracket) : take(',');
    }

    /**
     * Reads the name of the next member of the open object; its value is next. Returns {@code null}
     * at the end of the object.
     *
     * @param first whether no member of the object has been read yet
     */
    public String nextName(boolean first) {
        if (!next(first, '}')) {
            return null;
        }
        String name = string();
        return take(':') ? name : null;
    }

    /** Reads a string; empty if the walk fails. */
    public String string() {
        if (!take('"')) {
            return "";
        }
        int from = at;
        boolean plain = true;
        while (at < bytes.length && bytes[at] != '"') {
            boolean escape = bytes[at] == '\\';
            plain &= !escape;
            // bytes are signed: those of characters beyond ASCII are negative and no control
            // characters
            if (bytes[at] >= 0 && bytes[at] < ' ') {
                failed = true;
                return "";
            }
            at += escape ? 2 : 1;
        }
        if (at >= bytes.length) {
            at = bytes.length;
            failed = true;
            return "";
        }
        byte[] inside = new byte[at - from];
        System.arraycopy(bytes, from, inside, 0, inside.length);
        at++;
        String text = Utf8.decode(inside);
        return plain ? text : unescaped(text, from);
    }

    private String unescaped(String text, int from) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            i++;
            char sign = i < text.length() ? text.charAt(i) : 0;
            int known = "\"\\/bfnrt".indexOf(sign);
            int code = sign == 'u' ? hex(text, i + 1) : -1;
            if (known < 0 && code < 0) {
                failed = true;
                // the place of the error is the string, because escapes are resolved after the
                // bytes
                at = from;
                return "";
            }
            out.append(code < 0 ? "\"\\/\b\f\n\r\t".charAt(known) : (char) code);
            i += code < 0 ? 0 : 4;
        }
        return out.toString();
    }

    private static int hex(String text, int from) {
        int code = 0;
        for (int i = from; i < from + 4; i++) {
            char c = i < text.length() ? text.charAt(i) : 0;
            int digit = Ascii.hexDigit(c);
            if (digit < 0) {
                return -1;
            }
            code = code * 16 + digit;
        }
        return code;
    }

    /**
     * Reads an {@code int}. Skips any other value, fractions and exponents included, and returns
     * {@code otherwise}.
     */
    public int integer(int otherwise) {
        peek();
        int from = at;
        skip();
        // a sign and the ten digits of the longest int
        if (failed || at - from > 11 || bytes[at - 1] == '-') {
            return otherwise;
        }
        boolean minus = bytes[from] == '-';
        long value = 0;
        for (int i = minus ? from + 1 : from; i < at; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9) {
                return otherwise;
            }
            value = value * 10 + digit;
        }
        long signed = minus ? -value : value;
        return signed == (int) signed ? (int) signed : otherwise;
    }

    /** Whether the next value is {@code true}; skips it, whatever it is. */
    public boolean isTrue() {
        boolean isTrue = peek() == 't';
        skip();
        return isTrue && !failed;
    }

    /** Skips one value of any kind. */
    public void skip() {
        // not validated: brackets are only counted, and commas and colons pass anywhere inside
        int depth = 0;
        do {
            char c = peek();
            if (c == '{' || c == '[') {
                depth++;
                at++;
                failed |= depth > MAX_DEPTH;
            } else if (c == '}' || c == ']') {
                depth--;
                at++;
                failed |= depth < 0;
            } else if (c == '"') {
                skipString();
            } else if (c == ',' || c == ':') {
                failed |= depth == 0;
                at += depth == 0 ? 0 : 1;
            } else {
                skipWord();
            }
        } while (depth > 0 && !failed);
    }

    private void skipString() {
        at++;
        while (at < bytes.length && bytes[at] != '"') {
            at += bytes[at] == '\\' ? 2 : 1;
        }
        failed |= at >= bytes.length;
        at = Math.min(at + 1, bytes.length);
    }

    /** Skips a number, {@code true}, {@code false} or {@code null}: letters, digits and signs. */
    private void skipWord() {
        int from = at;
        while (at < bytes.length && isOfWord(bytes[at])) {
            at++;
        }
        failed |= at == from;
    }

    private static boolean isOfWord(byte b) {
        return b >= '0' && b <= '9'
                || b >= 'a' && b <= 'z'
                || b == 'E'
                || b == '+'
                || b == '-'
                || b == '.';
    }

    /** Whether only white space is left. */
    public boolean isAtEnd() {
        return peek() == 0 && !failed;
    }
}
