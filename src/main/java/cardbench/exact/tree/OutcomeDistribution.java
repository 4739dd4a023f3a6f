package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.Arrays;

/** How likely a state comes to each of the outcomes there are, by their numbers. */
final class OutcomeDistribution {

    private static final int OVERHEAD = 48;

    /** So many outcomes are looked through one by one. */
    private static final int FEW = 16;

    private int[] numbers = new int[2];
    private double[][] weights = new double[2][];
    private int size;

    /** Where outcomes stand, and one, by their numbers; empty while they are few. */
    private int[] places = {};

    /** How many activations it takes at most from here on. */
    int height;

    /** How many random numbers and shuffles there are on the way at most. */
    int rolls;

    int shuffles;

    int size() {
        return size;
    }

    int number(int at) {
        return numbers[at];
    }

    double[] weight(int at) {
        return weights[at];
    }

    /** Notes how long the paths through a state are that lies so far ahead. */
    void reach(OutcomeDistribution others, int steps, int rolled, int shuffled) {
        height = Math.max(height, others.height + steps);
        rolls = Math.max(rolls, others.rolls + rolled);
        shuffles = Math.max(shuffles, others.shuffles + shuffled);
    }

    /** The weight of an outcome, to be added to. */
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

    /** Notes where the outcome added last stands, and where all do once they are no longer few. */
    private void note(int last) {
        for (int i = places.length == 0 ? 0 : last; i <= last; i++) {
            if (numbers[i] >= places.length) {
                places = Arrays.copyOf(places, 2 * numbers[i] + 1);
            }
            places[numbers[i]] = i + 1;
        }
    }

    /**
     * Adds the outcomes of a state.
     *
     * @param weight with which it comes
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
}
