package cardbench.base.text;

/**
 * Recognises the first letters of another code, at which a run of letters ends. They count only
 * after a gap, or after a whole number of groups of four letters: elsewhere the same letters may
 * belong to the current code. A run therefore passes at most three of many beginnings in a row, and
 * reading a run from each of them takes linear time.
 */
public interface Base64Beginning {

    /** The number of letters of a beginning. */
    int LETTERS = 5;

    /** The bits of these letters, six each. */
    int MASK = (1 << 6 * LETTERS) - 1;

    /** Whether the last {@link #LETTERS} letters, six bits each, are a beginning. */
    boolean isAt(int letters);
}
