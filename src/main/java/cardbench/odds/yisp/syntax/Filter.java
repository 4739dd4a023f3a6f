package cardbench.odds.yisp.syntax;

/**
 * One filter of a {@link CardSet}. Filters apply from left to right: {@code D.3.a:x} are the cards
 * with x among the top three, {@code D.a:x.3} the first three cards with x.
 */
public sealed interface Filter {

    /** First character in the text, behind the dot. */
    int from();

    /** The character after the last one. */
    int to();

    /**
     * Keeps the cards that meet a condition: a name, an alias, {@code a:} and an attribute, {@code
     * A:} and a pattern, or {@code !} and a condition to be negated.
     *
     * @param condition the text of the condition
     */
    record Matching(String condition, int from, int to) implements Filter {}

    /**
     * Keeps the first cards.
     *
     * @param count how many
     */
    record First(Expression count, int from, int to) implements Filter {}
}
