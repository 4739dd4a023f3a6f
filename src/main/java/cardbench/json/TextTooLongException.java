package cardbench.json;

/** Ends the writing of a text that would grow beyond {@link JsonText#MAX_SIZE}. */
public final class TextTooLongException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TextTooLongException() {
        super("longer than " + JsonText.MAX_SIZE + " characters", null, false, false);
    }
}
