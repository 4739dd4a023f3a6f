package cardbench.base.text;

/**
 * Recognises the first letters of another code, at which a run of letters ends. They count only
 * after a gap, or after a whole number of groups of four letters: elsewhere the same letters may
 * belong to the current code. A run therefore passes at most three of many beginnings in a row, and
 * reading a run from each of them takes linear time.
 */
public interface Base64Beginning {

    /**
     * The number of letters in front of a beginning that ends at {@code to}, or 0 if none ends
     * there.
     *
     * @param text contains the letters
     * @param from index of the first letter
     * @param to index after the last letter
     */
    int before(CharSequence text, int from, int to);
}
