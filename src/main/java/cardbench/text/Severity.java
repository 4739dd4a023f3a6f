package cardbench.text;

/** How bad a {@link Diagnostic} is, worst first. */
public enum Severity {
    /** The text is not what it claims to be; there is no result, or only a part of one. */
    ERROR("error"),
    /** It can only be a slip; it was repaired or ignored, and the result stands. */
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
