package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.Arrays;

/**
 * The probabilities of the outcomes of a state, as residues; outcomes are known by their index.
 * Equal ones have the same outcomes in the same order with the same residues, and the same height.
 */
final class OutcomeDistribution {

    private static final int OVERHEAD = 48;

    /** Up to this number of outcomes, a linear search is used. */
    private static final int FEW = 16;

    private int[] numbers = new int[2];
    private double[][] weights = new double[2][];
    private int size;

    /** For each outcome its place plus 1, or 0; empty while there are few. */
    private int[] places = {};

    /** The maximum number of activations from here on. */
    int height;

    int size() {
        return size;
    }

    int number(int at) {
        return numbers[at];
    }

    double[] weight(int at) {
        return weights[at];
    }

    /** Updates this maximum with the paths through a successor at this distance. */
    void reach(OutcomeDistribution others, int steps) {
        height = Math.max(height, others.height + steps);
    }

    /** The weight of an outcome, for adding to it; 0 for a new one. */
    double[] of(int number, Residues residues) {
        int place = place(number);
        if (place >= 0) {
            return weights[place];
        }
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
        }
        numbers[size] = number;
        weights[size] = residues.zero();
        size++;
        if (size > FEW) {
            note(size - 1);
        }
        return weights[size - 1];
    }

    private int place(int number) {
        if (size > FEW) {
            return number < places.length ? places[number] - 1 : -1;
        }
        for (int i = 0; i < size; i++) {
            if (numbers[i] == number) {
                return i;
            }
        }
        return -1;
    }

    /** Stores the place of the last outcome, or of all when they are no longer few. */
    private void note(int last) {
        for (int i = places.length == 0 ? 0 : last; i <= last; i++) {
            if (numbers[i] >= places.length) {
                places = Arrays.copyOf(places, 2 * numbers[i] + 1);
            }
            places[numbers[i]] = i + 1;
        }
    }

    /**
     * Adds the outcomes of a successor.
     *
     * @param weight the probability of the successor, as residues
     */
    void add(OutcomeDistribution others, double[] weight, Residues residues) {
        for (int i = 0; i < others.size; i++) {
            residues.addProduct(of(others.numbers[i], residues), others.weights[i], weight);
        }
    }

    int bytes() {
        int bytes = OVERHEAD + Integer.BYTES * places.length;
        for (int i = 0; i < size; i++) {
            bytes += Integer.BYTES + OVERHEAD / 2 + Double.BYTES * weights[i].length;
        }
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof OutcomeDistribution that)
                || that.size != size
                || that.height != height) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (that.numbers[i] != numbers[i] || !isSame(weights[i], that.weights[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(double[] a, double[] b) {
        // the first number is rounded: it depends on the order in which others were added to it
        for (int i = 1; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = height;
        for (int i = 0; i < size; i++) {
            // One residue is nearly always another one for another weight. The weights of a state
            // add up to 1, which a linear hash would turn into equal low bits.
            hash = (hash ^ 31 * numbers[i] + (int) weights[i][1]) * 0x01000193;
            hash ^= hash >>> 15;
        }
        return hash;
    }
}
