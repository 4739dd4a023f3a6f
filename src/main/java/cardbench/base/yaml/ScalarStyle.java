package cardbench.base.yaml;

/** The notation of a text in the file. */
public enum ScalarStyle {
    /** Without quotes, as in {@code count: 3}. */
    PLAIN,
    /** In single quotes; a quote inside is written twice. */
    SINGLE_QUOTED,
    /** In double quotes, with escapes. */
    DOUBLE_QUOTED,
    /** After a bar: the lines are kept. */
    LITERAL,
    /** After a greater-than sign: the lines are joined by blanks. */
    FOLDED,
    /** A value that could not be read; there is a diagnostic for it. */
    UNREADABLE
}
