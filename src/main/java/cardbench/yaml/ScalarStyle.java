package cardbench.yaml;

/** How a text is written in the file. */
public enum ScalarStyle {
    /** Bare, as in {@code count: 3}. */
    PLAIN,
    /** In single quotes; a quote inside is written twice. */
    SINGLE_QUOTED,
    /** In double quotes, with escapes. */
    DOUBLE_QUOTED,
    /** Behind a bar: line by line as it stands. */
    LITERAL,
    /** Behind a greater-than sign: lines are joined by blanks. */
    FOLDED,
    /** Nothing could be read here; an error of the reader says why. */
    UNREADABLE
}
