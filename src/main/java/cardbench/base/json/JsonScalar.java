package cardbench.base.json;

import cardbench.base.text.Ascii;

/**
 * A string, a number, a boolean or {@code null}. Immutable.
 *
 * @param type which of them
 * @param text the characters of a string, without escapes; a number as it is written; otherwise the
 *     word
 * @param from offset of the first character, for a string of its quote
 * @param to offset behind the last character
 */
public record JsonScalar(Type type, String text, int from, int to) implements JsonNode {

    /** One more than the most digits of an integer. Nine digits always fit into an {@code int}. */
    private static final int MAX_LENGTH = 10;

    /** The kinds of scalars. */
    public enum Type {
        STRING,
        NUMBER,
        TRUE,
        FALSE,
        NULL
    }

    /** A string at a place. */
    public static JsonScalar string(String text, int from, int to) {
        return new JsonScalar(Type.STRING, text, from, to);
    }

    /** An integer at a place. */
    public static JsonScalar number(int number, int from, int to) {
        return new JsonScalar(Type.NUMBER, Integer.toString(number), from, to);
    }

    /** Whether it is a string. */
    public boolean isString() {
        return type == Type.STRING;
    }

    /** Whether it is an integer of at most nine digits, written without point and exponent. */
    public boolean isInteger() {
        return type == Type.NUMBER && isInteger(text);
    }

    /** The integer, or 0 if the scalar is none. */
    public int integer() {
        return isInteger() ? Integer.parseInt(text) : 0;
    }

    /** Whether a text is an integer of at most nine digits, with or without a minus sign. */
    public static boolean isInteger(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        if (text.length() == start || text.length() - start >= MAX_LENGTH) {
            return false;
        }
        return Ascii.digitsEnd(text, start, text.length()) == text.length();
    }
}
