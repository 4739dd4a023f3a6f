package cardbench.solve;

/**
 * A statement: a guard, or a deed.
 *
 * @param guard what must not be 0 to go on, or {@code null}
 * @param negated whether it must be 0 instead
 * @param deed what is done, or {@code null}
 */
record Step(Amount guard, boolean negated, Deed deed) {

    /** Whether it comes to one thing alone in every state. */
    boolean isSure() {
        return guard == null ? deed.isSure() : guard.isSure();
    }
}
