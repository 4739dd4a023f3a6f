package cardbench.wizard.play;

/** How an action ended. */
enum ActionEnd {
    DONE,
    /** It ran into a limit; the state before it counts (D-LIMIT). */
    LIMIT,
    /** It waits for a choice. */
    PROMPT,
    /** The rules do not allow it. */
    ILLEGAL,
    /** A choice was given that is not offered. */
    CHOICE
}
