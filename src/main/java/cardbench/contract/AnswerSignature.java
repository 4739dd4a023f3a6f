package cardbench.contract;

/**
 * A checksum of everything that the core answers. It changes when any answer changes and only then,
 * so two builds with the same signature give the same answers.
 *
 * <p>The requests in {@code src/test/resources/answers/requests.txt} are sent in their order to one
 * dispatcher of all operations ({@link cardbench.app.bundle.AllOperations#all()}). A line is a
 * request of the contract, or {@code open}, a kind, a name and the data in base64, separated by
 * blanks. The signature is the first 16 hexadecimal digits of the SHA-256 digest of all response
 * texts in UTF-8, each followed by a line feed. A test computes it on the JVM, in JavaScript and in
 * WebAssembly and compares it with {@link #VALUE}.
 *
 * <p>The existing requests never change; those of new operations are appended.
 */
public final class AnswerSignature {

    /** The signature of this version, as 16 hexadecimal digits. */
    public static final String VALUE = "7ad8cb825303812a";

    private AnswerSignature() {}
}
