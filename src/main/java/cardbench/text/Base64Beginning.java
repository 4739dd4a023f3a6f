package cardbench.text;

/**
 * Tells where another code begins, at which a run of letters ends: behind a gap, or a whole number
 * of groups of four letters behind the first letter. Elsewhere the same letters may be part of a
 * code. So of many beginnings in a row, a run passes three at most, and looking at each of them
 * takes time that grows with the length of the text alone.
 */
public interface Base64Beginning {

    /**
     * How many letters stand before the beginning that some letters end in; 0 if there is none.
     *
     * @param text holds the letters
     * @param from the first of them
     * @param to behind the last one
     */
    int before(CharSequence text, int from, int to);
}
