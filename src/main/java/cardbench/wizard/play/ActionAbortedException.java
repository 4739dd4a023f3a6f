package cardbench.wizard.play;

/** Aborts an action in the middle. It never leaves the package. */
final class ActionAbortedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** How the action ended. */
    final Game.End end;

    /** In words, for {@link Game.End#ILLEGAL} and {@link Game.End#CHOICE}. */
    final String words;

    /** For {@link Game.End#PROMPT}; else {@code null}. */
    final transient Prompt prompt;

    ActionAbortedException(Game.End end, String words, Prompt prompt) {
        // no stack trace: a prompt is an ordinary result, and in JavaScript a trace is empty anyway
        super(words, null, false, false);
        this.end = end;
        this.words = words;
        this.prompt = prompt;
    }

    static ActionAbortedException illegal(String words) {
        return new ActionAbortedException(Game.End.ILLEGAL, words, null);
    }

    static ActionAbortedException choice(String words) {
        return new ActionAbortedException(Game.End.CHOICE, words, null);
    }
}
