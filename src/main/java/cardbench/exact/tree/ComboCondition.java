package cardbench.exact.tree;

/**
 * A combo, compiled for states that know cards by their classes; {@code sample.CompiledCombo} is
 * the same combo for games that are played.
 *
 * @param condition a number that must not be 0, or {@code null}
 * @param score what it counts for
 * @param hand for each condition on the hand the classes that meet it, as bits
 * @param grave the same for the graveyard
 * @param handClasses the classes that any condition on the hand asks for
 * @param graveClasses the same for the graveyard
 * @param asked the numbers of the questions which cards these are
 * @param best whether cards are given to conditions in the best way
 * @param sensitive whether the other way may come out otherwise
 */
record ComboCondition(
        NumericExpression condition,
        NumericExpression score,
        int[] hand,
        int[] grave,
        int handClasses,
        int graveClasses,
        int[] asked,
        boolean best,
        boolean sensitive) {

    /** Whether its cards lie there, however they are given to conditions. */
    boolean isMet(State state) {
        return ZoneMatching.holds(state, CardClassSet.HAND, hand, true)
                && ZoneMatching.holds(state, CardClassSet.GRAVE, grave, true);
    }
}
