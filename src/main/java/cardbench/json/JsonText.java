package cardbench.json;

/**
 * Writes JSON text piece by piece, keys in the order they are given, without white space. Whoever
 * writes is trusted to close what was opened; commas come by themselves.
 *
 * <p>The output is plain ASCII where the strings are, and always survives UTF-8: lone surrogates,
 * control characters and the two line separators that JavaScript once refused are written as
 * escapes.
 */
public final class JsonText {

    private static final String HEX = "0123456789abcdef";

    private final StringBuilder out = new StringBuilder();
    private boolean comma;

    /** Opens an object. */
    public JsonText object() {
        return open('{');
    }

    /** Closes the object opened last. */
    public JsonText endObject() {
        return close('}');
    }

    /** Opens an array. */
    public JsonText array() {
        return open('[');
    }

    /** Closes the array opened last. */
    public JsonText endArray() {
        return close(']');
    }

    /** Writes the name of the member whose value comes next. */
    public JsonText name(String name) {
        separate();
        string(name);
        out.append(':');
        comma = false;
        return this;
    }

    /** Writes a string, or {@code null} where there is none. */
    public JsonText value(String text) {
        separate();
        if (text == null) {
            out.append("null");
        } else {
            string(text);
        }
        return this;
    }

    /** Writes an integer. */
    public JsonText value(int number) {
        separate();
        out.append(number);
        return this;
    }

    /** Writes {@code true} or {@code false}. */
    public JsonText value(boolean flag) {
        separate();
        out.append(flag ? "true" : "false");
        return this;
    }

    /**
     * Writes what is JSON text already: a number in its own spelling, a value that another call
     * made.
     */
    public JsonText json(String text) {
        separate();
        out.append(text);
        return this;
    }

    /** Writes a member with a string. */
    public JsonText member(String name, String text) {
        return name(name).value(text);
    }

    /** Writes a member with an integer. */
    public JsonText member(String name, int number) {
        return name(name).value(number);
    }

    /** Writes a member with a truth value. */
    public JsonText member(String name, boolean flag) {
        return name(name).value(flag);
    }

    /** What was written so far. */
    @Override
    public String toString() {
        return out.toString();
    }

    private JsonText open(char bracket) {
        separate();
        out.append(bracket);
        comma = false;
        return this;
    }

    private JsonText close(char bracket) {
        out.append(bracket);
        comma = true;
        return this;
    }

    private void separate() {
        if (comma) {
            out.append(',');
        }
        comma = true;
    }

    private void string(String text) {
        out.append('"');
        int plain = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPlain(text, i, c)) {
                continue;
            }
            out.append(text, plain, i);
            plain = i + 1;
            escape(c);
        }
        out.append(text, plain, text.length()).append('"');
    }

    private static boolean isPlain(String text, int at, char c) {
        if (c < 0x80) {
            return c >= ' ' && c != '"' && c != '\\' && c != 0x7f;
        }
        if (Character.isHighSurrogate(c)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return c != 0x2028 && c != 0x2029;
    }

    private void escape(char c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(HEX.charAt(c >> shift & 15));
                }
            }
        }
    }
}
