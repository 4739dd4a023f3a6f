package cardbench.codes.deck;

/**
 * A range of bytes of a code with one meaning. Ranges exclude their end.
 *
 * @param name the name of the field in plain words: {@code "format"}, {@code "x1 card"}
 * @param byteFrom the first byte
 * @param byteTo the byte after the last one
 * @param from the first character of the text with any of its bits, an offset in UTF-16 units
 * @param to the character after the last one
 * @param value the number in the field
 * @param meaning the meaning of that number in English, or empty if there is no other
 */
public record Field(
        String name, int byteFrom, int byteTo, int from, int to, long value, String meaning) {

    /** The same bytes with another name and meaning. */
    public Field named(String name, String meaning) {
        return new Field(name, byteFrom, byteTo, from, to, value, meaning);
    }
}
