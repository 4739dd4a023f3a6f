package cardbench.solve;

/**
 * A combo.
 *
 * @param condition a number that must not be 0, or {@code null}
 * @param score what it counts for
 * @param hand for each condition on the hand the classes that meet it, as bits
 * @param grave the same for the graveyard
 * @param best whether cards are given to conditions in the best way
 * @param sensitive whether the other way may come out otherwise
 */
record Goal(
        Amount condition, Amount score, int[] hand, int[] grave, boolean best, boolean sensitive) {

    /** The classes that any condition on the hand asks for. */
    int handClasses() {
        return any(hand);
    }

    /** The classes that any condition on the graveyard asks for. */
    int graveClasses() {
        return any(grave);
    }

    /** Whether its cards lie there, however they are given to conditions. */
    boolean isMet(State state, int handZone, int graveZone) {
        return Matching.holds(state, handZone, hand, true)
                && Matching.holds(state, graveZone, grave, true);
    }

    private static int any(int[] masks) {
        int any = 0;
        for (int mask : masks) {
            any |= mask;
        }
        return any;
    }
}
