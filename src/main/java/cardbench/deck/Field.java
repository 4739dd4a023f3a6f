package cardbench.deck;

/**
 * A stretch of the bytes of a code with one meaning.
 *
 * @param name which field it is, in plain words: {@code "format"}, {@code "x1 card"}
 * @param byteFrom its first byte
 * @param byteTo the byte behind it
 * @param from the first character of the text that holds some of its bits
 * @param to the character behind the last one
 * @param value the number it holds
 * @param meaning what that says, in English, or empty where the number speaks for itself
 */
public record Field(
        String name, int byteFrom, int byteTo, int from, int to, long value, String meaning) {}
