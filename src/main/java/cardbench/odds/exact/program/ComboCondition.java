package cardbench.odds.exact.program;

/**
 * A combo, compiled for states whose cards are known by class; {@code sample.CompiledCombo} is the
 * same combo for games that are played.
 *
 * @param condition an expression that must not be 0, or {@code null}
 * @param score the score of the combo
 * @param hand for each condition on the hand, the classes that meet it, as bits
 * @param grave the same for the graveyard
 * @param asked the indices of the questions of these conditions
 * @param matching how cards are assigned to conditions
 */
public record ComboCondition(
        NumericExpression condition,
        NumericExpression score,
        int[] hand,
        int[] grave,
        int[] asked,
        Matching matching) {

    /**
     * How cards are assigned to conditions.
     *
     * @param best whether any assignment counts; else each condition takes the first free card
     * @param sensitive whether the two can give different results
     */
    public record Matching(boolean best, boolean sensitive) {}

    /** The classes that meet a condition on the hand, as bits. */
    public int handClasses() {
        return union(hand);
    }

    /** The classes that meet a condition on the graveyard, as bits. */
    public int graveClasses() {
        return union(grave);
    }

    /** Whether any assignment of cards to conditions counts. */
    public boolean best() {
        return matching.best();
    }

    /** Whether best and greedy matching can give different results. */
    public boolean sensitive() {
        return matching.sensitive();
    }

    private static int union(int[] masks) {
        int any = 0;
        for (int mask : masks) {
            any |= mask;
        }
        return any;
    }
}
