package cardbench.spark;

/** The words of a command are wrong. The message says which, and what was expected. */
final class UsageException extends Exception {

    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
