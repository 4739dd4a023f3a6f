package cardbench.wizard.card;

/** What keeps one action of a game from going on for ever. */
public final class ActionLimits {

    /** An action that takes more steps is stopped. */
    public static final int MAX_STEPS = 1_000;

    /** An action whose events lie deeper in each other is stopped. */
    public static final int MAX_DEPTH = 16;

    private ActionLimits() {}
}
