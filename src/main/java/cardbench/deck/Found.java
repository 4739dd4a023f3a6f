package cardbench.deck;

/**
 * A code that stands in a text.
 *
 * @param kind the kind of code, as in the contract
 * @param from its first character, an offset in UTF-16 units
 * @param to the character behind it
 * @param certain whether the text itself shows that it is of this kind; otherwise nothing
 *     contradicts it, and another kind may claim the same characters
 */
public record Found(String kind, int from, int to, boolean certain) {}
