package cardbench.yisp.syntax;

/** One filter of a {@link CardSet}; filters apply from left to right. */
public sealed interface Filter {

    /** First character in the text, behind the dot. */
    int from();

    /** The character after the last one. */
    int to();

    /**
     * Keeps the cards that meet a condition: a name, an alias, {@code a:} an attribute, {@code A:}
     * a pattern, {@code !} the contrary of one.
     *
     * @param condition the condition's text
     */
    record Matching(String condition, int from, int to) implements Filter {}

    /**
     * Keeps the first cards.
     *
     * @param count how many
     */
    record First(Expression count, int from, int to) implements Filter {}
}
