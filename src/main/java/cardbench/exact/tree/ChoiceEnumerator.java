package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.Arrays;

/**
 * Enumerates the outcomes of the chance nodes on a transition, by replay: each run repeats the
 * choices that were recorded, and takes the first possible one where the record ends.
 */
final class ChoiceEnumerator {

    /**
     * More choices between two states are given up: the paths through them are walked one by one.
     */
    private static final int MOST_CHOICES = 4096;

    private final Residues residues;
    private int[] picked = new int[16];
    private int[] following = new int[16];
    private int[] some = new int[16];
    private int[] multiplicity = new int[16];
    private int length;
    private int at;

    ChoiceEnumerator(Residues residues) {
        this.residues = residues;
    }

    /** Before the first run. */
    void begin() {
        length = 0;
        at = 0;
    }

    /** Before each run. */
    void start() {
        at = 0;
    }

    /**
     * Chooses among things.
     *
     * @param weights for each one its multiplicity; at least one is not 0
     * @param count how many things
     */
    int choose(int[] weights, int count) {
        if (at == picked.length) {
            if (at >= MOST_CHOICES) {
                throw new BudgetExceededException(SolveCodes.TOO_MUCH_CHANCE);
            }
            picked = Arrays.copyOf(picked, 2 * at);
            following = Arrays.copyOf(following, 2 * at);
            some = Arrays.copyOf(some, 2 * at);
            multiplicity = Arrays.copyOf(multiplicity, 2 * at);
        }
        if (at == length) {
            picked[at] = next(weights, count, 0);
            length++;
        }
        int pick = picked[at];
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i];
        }
        if (sum > Residues.MAX_MULTIPLICITY) {
            throw new BudgetExceededException(SolveCodes.TOO_MUCH_CHANCE);
        }
        following[at] = next(weights, count, pick + 1);
        some[at] = weights[pick];
        multiplicity[at] = sum;
        at++;
        return pick;
    }

    private static int next(int[] weights, int count, int from) {
        for (int i = from; i < count; i++) {
            if (weights[i] > 0) {
                return i;
            }
        }
        return -1;
    }

    /** How many choices the current path has had so far. */
    int choices() {
        return at;
    }

    /** A weight times the probability of the current path. */
    double[] scaled(double[] weight) {
        double[] scaled = weight;
        for (int i = 0; i < at; i++) {
            if (some[i] != multiplicity[i]) {
                scaled = scaled == weight ? weight.clone() : scaled;
                residues.scale(scaled, some[i], multiplicity[i]);
            }
        }
        return scaled;
    }

    /** Records the next path; false where there is none. */
    boolean advance() {
        length = at;
        while (length > 0) {
            int next = following[length - 1];
            if (next >= 0) {
                picked[length - 1] = next;
                return true;
            }
            length--;
        }
        return false;
    }
}
