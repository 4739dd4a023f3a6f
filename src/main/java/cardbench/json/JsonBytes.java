package cardbench.json;

import cardbench.text.Ascii;
import cardbench.text.Utf8;

/**
 * Walks through JSON in UTF-8 (RFC 8259) value by value, without a tree: for files of many
 * megabytes of which little is wanted. Nothing is made of what is skipped, and nothing recurses.
 *
 * <p>Where the text is not what a call expects, the walk has {@linkplain #failed() failed}: every
 * later call then does nothing, and {@link #at()} stays at the byte that was wrong.
 */
public final class JsonBytes {

    /** How deep values may nest. */
    public static final int MAX_DEPTH = 64;

    private final byte[] bytes;
    private int at;
    private boolean failed;

    /** A walk from the first byte on; a byte order mark is passed over. */
    public JsonBytes(byte[] bytes) {
        this.bytes = bytes;
        boolean mark =
                bytes.length > 2
                        && (bytes[0] & 0xff) == 0xef
                        && (bytes[1] & 0xff) == 0xbb
                        && (bytes[2] & 0xff) == 0xbf;
        at = mark ? 3 : 0;
    }

    /** Whether the text was not what a call expected. */
    public boolean failed() {
        return failed;
    }

    /** The byte that comes next. */
    public int at() {
        return at;
    }

    /** Goes back to a place that {@link #at()} gave. */
    public void goTo(int place) {
        at = place;
    }

    /** The first character of the value that comes next, or 0 at the end. */
    public char peek() {
        while (at < bytes.length && isSpace(bytes[at])) {
            at++;
        }
        return failed || at == bytes.length ? 0 : (char) (bytes[at] & 0xff);
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\n' || b == '\r' || b == '\t';
    }

    /** Opens an array or object by its bracket, if it comes next; otherwise the walk fails. */
    public void open(char bracket) {
        take(bracket);
    }

    private boolean take(char sign) {
        boolean there = peek() == sign && !failed;
        at += there ? 1 : 0;
        failed |= !there;
        return there;
    }

    private boolean takeIf(char sign) {
        boolean there = peek() == sign;
        at += there ? 1 : 0;
        return there;
    }

    /**
     * Whether the array that is open has another element, which then comes next.
     *
     * @param first whether none was read of it so far
     */
    public boolean nextElement(boolean first) {
        return next(first, ']');
    }

    private boolean next(boolean first, char bracket) {
        if (failed || takeIf(bracket)) {
            return false;
        }
        return first ? peek() != 0 || take(bracket) : take(',');
    }

    /**
     * The name of the next member of the object that is open, whose value then comes next; {@code
     * null} at its end.
     *
     * @param first whether none was read of it so far
     */
    public String nextName(boolean first) {
        if (!next(first, '}')) {
            return null;
        }
        String name = string();
        return take(':') ? name : null;
    }

    /** The string that comes next; empty where the walk fails. */
    public String string() {
        if (!take('"')) {
            return "";
        }
        int from = at;
        boolean plain = true;
        while (at < bytes.length && bytes[at] != '"') {
            boolean escape = bytes[at] == '\\';
            plain &= !escape;
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
     * The integer that comes next, or {@code otherwise} where what comes next is something else,
     * which is skipped.
     */
    public int integer(int otherwise) {
        peek();
        int from = at;
        skip();
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

    /** Whether {@code true} comes next, which is skipped, as is anything else. */
    public boolean isTrue() {
        boolean isTrue = peek() == 't';
        skip();
        return isTrue && !failed;
    }

    /** Passes over one value, whatever it is. */
    public void skip() {
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

    /** A number, {@code true}, {@code false}, {@code null}: letters, digits and signs. */
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

    /** Whether nothing but white space is left. */
    public boolean isAtEnd() {
        return peek() == 0 && !failed;
    }
}
