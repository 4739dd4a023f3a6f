package cardbench.codes.list.line;

/**
 * How a line writes the number of copies. The order is that in which a line is read that could be
 * of several forms, where the other lines of the list do not decide.
 */
public enum CountForm {
    /** {@code 4x Name}, {@code 4 x Name}, {@code x4 Name}, {@code 4枚 Name}. */
    TIMES_FIRST(true),
    /** {@code [4] Name}, {@code (4x) Name}. */
    BRACKET_FIRST(true),
    /** {@code Name x4}, {@code Name*4}, {@code Name 4x}, {@code Name 4枚}, {@code Name [x4]}. */
    TIMES_LAST(true),
    /** {@code 4 Name}. */
    NUMBER_FIRST(false),
    /** {@code Name (4)}. */
    BRACKET_LAST(false),
    /** {@code Name - 4}, {@code Name: 4}, {@code Name, 4}, {@code Name …… 4}. */
    SIGN_LAST(false),
    /** {@code 4 - Name}, {@code 4: Name}, {@code 4. Name}. */
    SIGN_FIRST(false),
    /** {@code Name 4}. */
    NUMBER_LAST(false);

    private final boolean marked;

    CountForm(boolean marked) {
        this.marked = marked;
    }

    /** Whether a sign shows that the number counts copies. */
    public boolean isMarked() {
        return marked;
    }

    /** Whether the number stands in front of the name. */
    public boolean isLeading() {
        return this == TIMES_FIRST
                || this == BRACKET_FIRST
                || this == NUMBER_FIRST
                || this == SIGN_FIRST;
    }
}
