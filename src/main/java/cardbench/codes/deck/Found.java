package cardbench.codes.deck;

/**
 * The place of a code in a text.
 *
 * @param kind the kind of code, as in the contract
 * @param from its first character, an offset in UTF-16 units
 * @param to the character after its last one
 * @param certain whether the text itself shows that it is of this kind; otherwise nothing
 *     contradicts it, and another kind may claim the same characters
 */
public record Found(String kind, int from, int to, boolean certain) {}
