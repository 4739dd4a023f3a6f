package cardbench.wizard.card;

/** The limits that stop an action of a game that would never end (D-LIMIT). */
public final class ActionLimits {

    /** The most steps of an action: doables, events, and triggers that were evaluated. */
    public static final int MAX_STEPS = 1_000;

    /** The deepest nesting of events in an action. */
    public static final int MAX_DEPTH = 16;

    private ActionLimits() {}
}
