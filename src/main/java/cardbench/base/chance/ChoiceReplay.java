package cardbench.base.chance;

import java.util.Arrays;

/**
 * Runs something that makes choices once for each way to make them. A run repeats the choices of
 * the one before it up to the last that has options left, takes the next option there, and the
 * first option of every choice behind it. Of a choice of two, the second of which leads to another
 * choice of three, the runs are
 *
 * <pre>
 *     0    1 0    1 1    1 2
 * </pre>
 */
public final class ChoiceReplay {

    private int[] picked = new int[16];
    private int[] options = new int[16];

    /** How many choices the run repeats. */
    private int length;

    /** How many choices the run has made. */
    private int made;

    /** Before the first run. */
    public void begin() {
        length = 0;
        made = 0;
    }

    /** Before each run. */
    public void start() {
        made = 0;
    }

    /**
     * Makes a choice.
     *
     * @param count how many options there are, 1 or more
     * @return the number of one, from 0
     */
    public int choose(int count) {
        if (made == picked.length) {
            picked = Arrays.copyOf(picked, 2 * made);
            options = Arrays.copyOf(options, 2 * made);
        }
        if (made == length) {
            picked[made] = 0;
            length++;
        }
        options[made] = count;
        return picked[made++];
    }

    /** How many choices the run has made so far. */
    public int made() {
        return made;
    }

    /** Behind each run: turns to the next one; false where there is none. */
    public boolean advance() {
        length = made;
        while (length > 0) {
            picked[length - 1]++;
            if (picked[length - 1] < options[length - 1]) {
                return true;
            }
            length--;
        }
        return false;
    }
}
