package cardbench.odds.exact.state;

import cardbench.base.number.Residues;
import java.util.Arrays;

/**
 * The outcomes of several states with their weights: a mixture distribution. Most states of a
 * mixture share their outcome distribution with others, so the weights of each distribution are
 * added up first, and multiplied with its outcomes once.
 */
public final class OutcomeMixture {

    private final Residues residues;
    private OutcomeDistribution[] components = new OutcomeDistribution[4];
    private double[][] weights = new double[4][];

    /** By component, whether nothing else has the array of its weight. */
    private boolean[] owned = new boolean[4];

    private int size;

    /** The hash table: a slot holds the number of a component and one. */
    private int[] slots = new int[8];

    public OutcomeMixture(Residues residues) {
        this.residues = residues;
    }

    /** The number of different distributions. */
    public int size() {
        return size;
    }

    /** One of the distributions, which are in the order in which they were first added. */
    public OutcomeDistribution component(int at) {
        return components[at];
    }

    /** The probability of all states with a distribution. */
    public double[] weight(int at) {
        return weights[at];
    }

    /**
     * Adds a state.
     *
     * @param outcomes those of the state. Equal ones count as one only if they are the same object,
     *     as those of a {@code search.TranspositionTable} are.
     * @param weight may not be changed afterwards
     */
    public void add(OutcomeDistribution outcomes, double[] weight) {
        int slot = slotOf(outcomes);
        if (slots[slot] == 0) {
            append(outcomes, weight, slot);
            return;
        }
        int at = slots[slot] - 1;
        if (!owned[at]) {
            weights[at] = weights[at].clone();
            owned[at] = true;
        }
        residues.add(weights[at], weight);
    }

    /** The slot of a distribution, or a free one for it. */
    private int slotOf(OutcomeDistribution outcomes) {
        int slot = outcomes.hash() & slots.length - 1;
        while (slots[slot] > 0 && components[slots[slot] - 1] != outcomes) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private void append(OutcomeDistribution outcomes, double[] weight, int slot) {
        if (size == components.length) {
            components = Arrays.copyOf(components, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
            owned = Arrays.copyOf(owned, 2 * size);
        }
        components[size] = outcomes;
        weights[size] = weight;
        size++;
        slots[slot] = size;
        if (2 * size > slots.length) {
            slots = new int[2 * slots.length];
            for (int i = 0; i < size; i++) {
                slots[slotOf(components[i])] = i + 1;
            }
        }
    }
}
