package cardbench.app.cli;

/**
 * The words of a command line were not understood. The message is a sentence for people, without
 * its full stop.
 */
final class UsageException extends Exception {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
