package cardbench.cli;

/**
 * Words that a command does not understand; the message is a sentence for people, without its full
 * stop.
 */
final class UsageException extends Exception {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
