package cardbench.wizard.play;

/** Aborts an action in the middle. It never leaves the package. */
final class ActionAbortedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** How the action ended. */
    final ActionEnd end;

    /** In words, for {@link ActionEnd#ILLEGAL} and {@link ActionEnd#CHOICE}. */
    final String words;

    /** For {@link ActionEnd#PROMPT}; else {@code null}. */
    final transient Prompt prompt;

    ActionAbortedException(ActionEnd end, String words, Prompt prompt) {
        // no stack trace: a prompt is an ordinary result, and in JavaScript a trace is empty anyway
        super(words, null, false, false);
        this.end = end;
        this.words = words;
        this.prompt = prompt;
    }

    static ActionAbortedException illegal(String words) {
        return new ActionAbortedException(ActionEnd.ILLEGAL, words, null);
    }

    static ActionAbortedException choice(String words) {
        return new ActionAbortedException(ActionEnd.CHOICE, words, null);
    }
}
