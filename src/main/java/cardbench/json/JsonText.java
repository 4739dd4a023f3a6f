package cardbench.json;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Writes JSON text piece by piece, keys in the order they are given, without white space. Whoever
 * writes is trusted to close what was opened; commas come by themselves.
 *
 * <p>The output is plain ASCII where the strings are, and always survives UTF-8: lone surrogates,
 * control characters and the two line separators that JavaScript once refused are written as
 * escapes.
 *
 * <p>Every answer is written here, so the characters go straight into an array: in JavaScript a
 * {@code StringBuilder} takes several times as long, and the making of each string in between, too.
 */
public final class JsonText {

    private static final String HEX = "0123456789abcdef";

    /**
     * A buffer that was {@linkplain #release released}. In JavaScript a new one costs as much as an
     * answer of usual length.
     */
    private static final AtomicReference<char[]> SPARE = new AtomicReference<>();

    private static final int LARGEST_SPARE = 1 << 16;

    /** Characters kept free in front, for {@link #enclosed}. */
    private static final int HEADROOM = 32;

    private static final char[] NOTHING = new char[0];
    private static final int DIGITS = 10;

    /** Characters of the longest row, with the comma in front. */
    private static final int ROW = 3 * (DIGITS + 1) + 2;

    private char[] buffer;
    private int size = HEADROOM;
    private boolean comma;

    /** An empty text. */
    public JsonText() {
        this(1024);
    }

    private JsonText(int room) {
        char[] spare = SPARE.getAndSet(null);
        buffer = spare != null && spare.length >= room ? spare : new char[room];
    }

    /** An empty text with room for this value and a little more around it. */
    public static JsonText around(JsonText value) {
        return new JsonText(value.size + 128);
    }

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

    /** Writes a string of which it is known that it needs no escapes. */
    public JsonText plain(String text) {
        separate();
        int length = text.length();
        reserve(length + 2);
        buffer[size] = '"';
        text.getChars(0, length, buffer, size + 1);
        size += length + 2;
        buffer[size - 1] = '"';
        return this;
    }

    /** Writes an integer. */
    public JsonText value(int number) {
        separate();
        integer(number);
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

    /**
     * Writes what is JSON text already: a number in its own spelling, a value that somebody else
     * wrote.
     */
    public JsonText json(String text) {
        separate();
        raw(text);
        return this;
    }

    /** Writes a value that was written apart. */
    public JsonText json(JsonText value) {
        separate();
        int length = value.size - HEADROOM;
        reserve(length);
        System.arraycopy(value.buffer, HEADROOM, buffer, size, length);
        size += length;
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
        return new String(buffer, HEADROOM, size - HEADROOM);
    }

    /**
     * What was written so far between two other texts, without writing it again.
     *
     * @param before at most 32 characters
     */
    public String enclosed(String before, String after) {
        int from = HEADROOM - before.length();
        reserve(after.length());
        before.getChars(0, before.length(), buffer, from);
        after.getChars(0, after.length(), buffer, size);
        return new String(buffer, from, size + after.length() - from);
    }

    /** Lets the next text have the room of this one. It must not be used any more. */
    public void release() {
        if (buffer.length <= LARGEST_SPARE) {
            SPARE.set(buffer);
        }
        buffer = NOTHING;
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
        if (buffer.length - size < characters) {
            buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, size + characters));
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
        for (int rest = number / 10; rest > 0; rest /= 10) {
            end++;
        }
        int rest = number;
        for (int at = end - 1; at >= from; at--) {
            int tens = rest / 10;
            out[at] = (char) ('0' + (rest - 10 * tens));
            rest = tens;
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
