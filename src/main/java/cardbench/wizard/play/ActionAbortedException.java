package cardbench.wizard.play;

/** Aborts an action in the middle. It never leaves the package. */
final class ActionAbortedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Why the action was aborted. */
    enum Reason {
        /** It did not come to an end. */
        LIMIT,
        /** It waits for a choice. */
        PROMPT,
        /** The rules do not allow it. */
        ILLEGAL,
        /** A choice was given that is not offered. */
        CHOICE
    }

    final Reason reason;

    /** In words, for {@link Reason#ILLEGAL} and {@link Reason#CHOICE}. */
    final String words;

    /** For {@link Reason#PROMPT}; else {@code null}. */
    final transient Prompt prompt;

    ActionAbortedException(Reason reason, String words, Prompt prompt) {
        // no stack trace: a prompt is an ordinary result, and in JavaScript a trace is empty anyway
        super(words, null, false, false);
        this.reason = reason;
        this.words = words;
        this.prompt = prompt;
    }

    static ActionAbortedException illegal(String words) {
        return new ActionAbortedException(Reason.ILLEGAL, words, null);
    }

    static ActionAbortedException choice(String words) {
        return new ActionAbortedException(Reason.CHOICE, words, null);
    }
}
