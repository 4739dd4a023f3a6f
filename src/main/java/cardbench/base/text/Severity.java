package cardbench.base.text;

/** The severity of a {@link Diagnostic}, worst first. */
public enum Severity {
    /** A fault: there is no result, or only a part of one. */
    ERROR("error"),
    /** A slip that was repaired or ignored; the result is valid. */
    WARNING("warning"),
    /** Advice; nothing is wrong. */
    INFO("info");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    /** The word of the contract: {@code error}, {@code warning} or {@code info}. */
    public String word() {
        return word;
    }
}
