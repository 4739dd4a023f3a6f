package cardbench.base.yaml;

/**
 * Maps each character of a text to its place in the file. Characters are grouped in runs. In an
 * even run, each character is one character of the file. An uneven run is written differently (an
 * escape, a doubled quote, a folded line break), and each of its characters maps to all of it.
 *
 * <pre>
 *   file    " a b \t c d "        runs   characters   file
 *   offset  0 1 2 3  5 6 7               0..1         1..3   even
 *   value     a b t  c d                 2            3..5   uneven
 *                                        3..4         5..7   even
 * </pre>
 */
public final class ScalarPlaces {

    private final int[] runs;
    private final int length;

    /**
     * Creates the places of a text.
     *
     * @param runs three numbers for each run: the index of its first character in the text, and its
     *     start and end in the file; at least one run
     * @param length the length of the text
     */
    ScalarPlaces(int[] runs, int length) {
        this.runs = runs;
        this.length = length;
    }

    /** The start of a character in the file. */
    int from(int at) {
        int run = runOf(at);
        return isEven(run) ? runs[run + 1] + at - runs[run] : runs[run + 1];
    }

    /** The end of a character in the file; for -1, the start of the text. */
    int to(int at) {
        int run = runOf(at);
        return isEven(run) ? runs[run + 1] + at - runs[run] + 1 : runs[run + 2];
    }

    private boolean isEven(int run) {
        // No flag is stored: a run of equal lengths in text and file maps alike either way.
        int next = run + 3 < runs.length ? runs[run + 3] : length;
        return runs[run + 2] - runs[run + 1] == next - runs[run];
    }

    private int runOf(int at) {
        int low = 0;
        int high = runs.length / 3 - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (runs[3 * middle] <= at) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return 3 * low;
    }
}
