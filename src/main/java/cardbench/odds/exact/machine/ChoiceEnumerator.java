package cardbench.odds.exact.machine;

import cardbench.base.chance.ChoiceReplay;
import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.SolveCodes;
import java.util.Arrays;

/**
 * Enumerates the outcomes of the chance nodes on a transition, each with its probability: as a
 * script does for a game that is played ({@link cardbench.odds.yisp.vm.ChoiceScript}), but options
 * may have different weights, and weights are residues.
 */
public final class ChoiceEnumerator {

    /**
     * More choices between two states are given up: the paths through them are walked one by one.
     */
    private static final int MOST_CHOICES = 4096;

    private final Residues residues;
    private final ChoiceReplay replay = new ChoiceReplay();

    /** For each choice of the current path the weight of what was chosen, and that of all. */
    private int[] chosen = new int[16];

    private int[] all = new int[16];

    /** The product of the weights that the current path was given, if any. */
    private final double[] factor;

    private boolean weighed;

    public ChoiceEnumerator(Residues residues) {
        this.residues = residues;
        this.factor = residues.zero();
    }

    /** Walks every path: each walk begins with {@link #start}. */
    public void forEach(Runnable walk) {
        replay.begin();
        do {
            walk.run();
        } while (replay.advance());
    }

    /** Goes back to the beginning of a path. */
    public void start() {
        replay.start();
        weighed = false;
    }

    /**
     * Chooses among things.
     *
     * @param weights for each one its multiplicity; at least one is not 0
     * @param count how many things
     */
    int choose(int[] weights, int count) {
        int at = room();
        int sum = 0;
        int options = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i];
            options += weights[i] > 0 ? 1 : 0;
        }
        if (sum > Residues.MAX_MULTIPLICITY) {
            throw new BudgetExceededException(SolveCodes.TOO_MUCH_CHANCE);
        }
        int left = replay.choose(options);
        int pick = 0;
        while (weights[pick] <= 0 || left > 0) {
            left -= weights[pick] > 0 ? 1 : 0;
            pick++;
        }
        chosen[at] = weights[pick];
        all[at] = sum;
        return pick;
    }

    /** Chooses among things, each with the weight 1. {@link #weigh} gives it another one. */
    int pick(int count) {
        if (count == 1) {
            return 0;
        }
        int at = room();
        chosen[at] = 1;
        all[at] = 1;
        return replay.choose(count);
    }

    /** Multiplies the probability of the current path. */
    void weigh(double[] weight) {
        if (weighed) {
            residues.product(factor, weight, factor);
        } else {
            System.arraycopy(weight, 0, factor, 0, factor.length);
            weighed = true;
        }
    }

    /** The index of the next choice. */
    private int room() {
        int at = replay.made();
        if (at == chosen.length) {
            if (at >= MOST_CHOICES) {
                throw new BudgetExceededException(SolveCodes.TOO_MUCH_CHANCE);
            }
            chosen = Arrays.copyOf(chosen, 2 * at);
            all = Arrays.copyOf(all, 2 * at);
        }
        return at;
    }

    /** How many choices the current path has had so far. */
    public int choices() {
        return replay.made();
    }

    /** A weight times the probability of the current path. */
    public double[] scaled(double[] weight) {
        double[] scaled = weight;
        if (weighed) {
            scaled = residues.zero();
            residues.product(weight, factor, scaled);
        }
        for (int i = 0; i < replay.made(); i++) {
            if (chosen[i] != all[i]) {
                scaled = scaled == weight ? weight.clone() : scaled;
                residues.scale(scaled, chosen[i], all[i]);
            }
        }
        return scaled;
    }
}
