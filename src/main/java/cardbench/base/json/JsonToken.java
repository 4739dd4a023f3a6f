package cardbench.base.json;

/**
 * A sign, string or word of a JSON text.
 *
 * @param kind the sign itself: a bracket, a colon or a comma; {@link #STRING}; {@link #WORD} for
 *     numbers, literals and all other words
 * @param text the characters of a string, without escapes; a word as it is read
 * @param from offset of the first character
 * @param to offset behind the last character
 */
record JsonToken(char kind, String text, int from, int to) {

    static final char STRING = '"';
    static final char WORD = 'w';

    /** The token of a string. */
    static JsonToken of(JsonScalar string) {
        return new JsonToken(STRING, string.text(), string.from(), string.to());
    }

    /** The token of a name. */
    static JsonToken of(JsonMap.Member member) {
        return new JsonToken(STRING, member.name(), member.from(), member.to());
    }

    boolean opens() {
        return kind == '{' || kind == '[';
    }

    boolean closes() {
        return kind == '}' || kind == ']';
    }

    boolean isScalar() {
        return kind == STRING || kind == WORD;
    }

    /** Whether a value begins with it. */
    boolean beginsValue() {
        return opens() || isScalar();
    }
}
