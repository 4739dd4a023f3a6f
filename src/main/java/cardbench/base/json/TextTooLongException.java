package cardbench.base.json;

/** Thrown when a text would grow beyond {@link JsonText#MAX_SIZE}. It carries no stack trace. */
public final class TextTooLongException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TextTooLongException() {
        super("longer than " + JsonText.MAX_SIZE + " characters", null, false, false);
    }
}
