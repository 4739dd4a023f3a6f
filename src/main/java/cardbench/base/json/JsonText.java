package cardbench.base.json;

import java.util.Arrays;

/**
 * Writes JSON text piece by piece, keys in the order they are given, without white space. Whoever
 * writes is trusted to close what was opened; commas come by themselves.
 *
 * <p>The output is plain ASCII where the strings are, and always survives UTF-8: lone surrogates,
 * control characters and the two line separators that JavaScript once refused are written as
 * escapes. There is no way to write a text as it is: strings are escaped, numbers are checked, and
 * a value written apart is a {@code JsonText} itself. So the output is one line.
 *
 * <p>No text grows beyond {@link #MAX_SIZE}: a short request may produce an answer that no memory
 * holds, and it has to be refused at the same size on every platform.
 *
 * <p>Every answer is written here, so the characters go straight into an array: in JavaScript a
 * {@code StringBuilder} takes several times as long, and the making of each string in between, too.
 *
 * <pre>{@code
 * buffer  |  HEADROOM, free       | the value                     | free         |
 *         0                       HEADROOM                   size   buffer.length
 *                {"ok":true,"result": ......................... ,"diagnostics":[]}
 *         response() writes the head of a response into the headroom, so that the value,
 *         which may have millions of characters, is not copied once more
 * }</pre>
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259, JSON</a>
 */
public final class JsonText {

    /** The most characters of a text. */
    public static final int MAX_SIZE = 1 << 23;

    private static final String HEX = "0123456789abcdef";

    /** Characters kept free in front, for {@link #response}. */
    private static final int HEADROOM = 32;

    private static final int DIGITS = 10;

    /** Characters of the longest row, with the comma in front. */
    private static final int ROW = 3 * (DIGITS + 1) + 2;

    private char[] buffer = new char[1024];
    private int size = HEADROOM;
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
        put(':');
        comma = false;
        return this;
    }

    /** Writes a string, or {@code null} where there is none. */
    public JsonText value(String text) {
        separate();
        if (text == null) {
            raw("null");
        } else {
            string(text);
        }
        return this;
    }

    /** Writes an integer. */
    public JsonText value(int number) {
        separate();
        integer(number);
        return this;
    }

    /** Writes an integer that may need 64 bits. */
    public JsonText value(long number) {
        separate();
        raw(Long.toString(number));
        return this;
    }

    /** Writes an integer of 32 bits without a sign. */
    public JsonText unsigned(int number) {
        // Division of a long by ten is slow in JavaScript, and few numbers need it.
        return number >= 0 ? value(number) : value(number & 0xffffffffL);
    }

    /**
     * Writes a number in its own spelling, which keeps the digits that no {@code int} or {@code
     * long} holds.
     *
     * @throws IllegalArgumentException if the text is not a number of JSON (RFC 8259, section 6),
     *     so that no other text gets into the output without quotes
     */
    public JsonText number(String text) {
        if (!JsonNumber.matches(text)) {
            throw new IllegalArgumentException("not a number of JSON");
        }
        separate();
        raw(text);
        return this;
    }

    /** Writes an array of two integers from 0 on. */
    public JsonText row(int first, int second) {
        beginRow(first);
        nextInRow(second);
        return endRow();
    }

    /** Writes an array of three integers from 0 on. */
    public JsonText row(int first, int second, int third) {
        beginRow(first);
        nextInRow(second);
        nextInRow(third);
        return endRow();
    }

    private void beginRow(int first) {
        reserve(ROW);
        if (comma) {
            buffer[size++] = ',';
        }
        buffer[size++] = '[';
        digits(first);
    }

    private void nextInRow(int number) {
        buffer[size++] = ',';
        digits(number);
    }

    private JsonText endRow() {
        buffer[size++] = ']';
        comma = true;
        return this;
    }

    /** Writes {@code true} or {@code false}. */
    public JsonText value(boolean flag) {
        separate();
        raw(flag ? "true" : "false");
        return this;
    }

    /** Writes a value that was written apart. */
    public JsonText json(JsonText value) {
        separate();
        copy(value);
        return this;
    }

    /** Writes a member with a string. */
    public JsonText member(String name, String text) {
        return name(name).value(text);
    }

    /** Writes a member with a string, unless it is empty. */
    public JsonText optional(String name, String text) {
        return text.isEmpty() ? this : member(name, text);
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
        return new String(buffer, HEADROOM, size - HEADROOM);
    }

    /**
     * The response of the contract around this value, without writing it again.
     *
     * @param ok whether it is the whole result, or else the part that could be read
     * @param diagnostics an array
     */
    public String response(boolean ok, JsonText diagnostics) {
        String before = ok ? "{\"ok\":true,\"result\":" : "{\"ok\":false,\"partial\":";
        int from = HEADROOM - before.length();
        before.getChars(0, before.length(), buffer, from);
        int end = size;
        raw(",\"diagnostics\":");
        copy(diagnostics);
        put('}');
        String response = new String(buffer, from, size - from);
        size = end;
        return response;
    }

    private JsonText open(char bracket) {
        separate();
        put(bracket);
        comma = false;
        return this;
    }

    private JsonText close(char bracket) {
        put(bracket);
        comma = true;
        return this;
    }

    private void separate() {
        if (comma) {
            put(',');
        }
        comma = true;
    }

    private void reserve(int characters) {
        int needed = size + characters;
        if (needed > buffer.length) {
            if (characters > MAX_SIZE || needed - HEADROOM > MAX_SIZE) {
                throw new TextTooLongException();
            }
            int room = Math.max(needed, Math.min(2 * buffer.length, HEADROOM + MAX_SIZE));
            buffer = Arrays.copyOf(buffer, room);
        }
    }

    private void put(char c) {
        reserve(1);
        buffer[size++] = c;
    }

    private void raw(String text) {
        int length = text.length();
        reserve(length);
        text.getChars(0, length, buffer, size);
        size += length;
    }

    private void copy(JsonText value) {
        int length = value.size - HEADROOM;
        reserve(length);
        System.arraycopy(value.buffer, HEADROOM, buffer, size, length);
        size += length;
    }

    private void integer(int number) {
        if (number < 0) {
            raw(Integer.toString(number));
            return;
        }
        reserve(DIGITS);
        digits(number);
    }

    /** Writes an integer from 0 on where there is room for it. */
    private void digits(int number) {
        char[] out = buffer;
        int from = size;
        int end = from + 1;
        for (int remaining = number / 10; remaining > 0; remaining /= 10) {
            end++;
        }
        int remaining = number;
        for (int at = end - 1; at >= from; at--) {
            int tens = remaining / 10;
            out[at] = (char) ('0' + (remaining - 10 * tens));
            remaining = tens;
        }
        size = end;
    }

    private void string(String text) {
        int length = text.length();
        reserve(length + 2);
        char[] out = buffer;
        int at = size;
        out[at++] = '"';
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (isPlain(text, i, c)) {
                out[at++] = c;
            } else {
                size = at;
                escape(c);
                reserve(length - i);
                out = buffer;
                at = size;
            }
        }
        out[at++] = '"';
        size = at;
    }

    private static boolean isPlain(String text, int at, char c) {
        if (c < 0x7f) {
            return c >= ' ' && c != '"' && c != '\\';
        }
        if (Character.isHighSurrogate(c)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return c != 0x7f && c != 0x2028 && c != 0x2029;
    }

    private void escape(char c) {
        switch (c) {
            case '"' -> raw("\\\"");
            case '\\' -> raw("\\\\");
            case '\n' -> raw("\\n");
            case '\r' -> raw("\\r");
            case '\t' -> raw("\\t");
            default -> {
                raw("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    put(HEX.charAt(c >> shift & 15));
                }
            }
        }
    }
}
