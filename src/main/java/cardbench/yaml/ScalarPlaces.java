package cardbench.yaml;

/**
 * Where each character of a text came from. The characters are grouped in runs: in an even run each
 * character is one character of the file, one after the other; an uneven run is written in another
 * way as a whole (an escape, a doubled quote, a line break that became a blank), and each of its
 * characters came from all of it.
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
     * Places of a text.
     *
     * @param runs three numbers a run: its first character, and from where to where it stands in
     *     the file; at least one run
     * @param length characters in the text
     */
    ScalarPlaces(int[] runs, int length) {
        this.runs = runs;
        this.length = length;
    }

    /** The offset in the file where a character begins. */
    int from(int at) {
        int run = runOf(at);
        return isEven(run) ? runs[run + 1] + at - runs[run] : runs[run + 1];
    }

    /**
     * The offset in the file behind a character; behind none at all (-1), where the text begins.
     */
    int to(int at) {
        int run = runOf(at);
        return isEven(run) ? runs[run + 1] + at - runs[run] + 1 : runs[run + 2];
    }

    private boolean isEven(int run) {
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
