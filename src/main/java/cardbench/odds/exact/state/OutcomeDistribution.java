package cardbench.odds.exact.state;

import cardbench.base.number.Residues;
import java.util.Arrays;

/**
 * The probabilities of the outcomes of a state, as residues; outcomes are known by their index.
 * Equal ones have the same outcomes in the same order with the same residues, and the same height.
 *
 * <p>The denominators of all outcomes have one bound: the bound of the whole topic is needed in the
 * end, and the maximum over the outcomes may as well be taken here.
 */
public final class OutcomeDistribution {

    private static final int OVERHEAD = 128;

    /** Up to this number of outcomes, a linear search is used. */
    private static final int FEW = 16;

    private static final int[] NONE = {};

    private final Residues residues;
    private int[] numbers = new int[2];

    /** The probabilities as doubles, rounded. */
    private double[] values = new double[2];

    /** The residues of the probabilities, packed. */
    private int[] packed;

    private int size;

    /** Bound the denominators of all outcomes. */
    private final int[] exponents;

    /** For each outcome its place plus 1, or 0; empty while there are few. */
    private int[] places = NONE;

    private int hash;

    /** The maximum number of activations from here on. */
    public int height;

    public OutcomeDistribution(Residues residues) {
        this.residues = residues;
        packed = new int[2 * residues.primes()];
        exponents = residues.exponents();
    }

    public int size() {
        return size;
    }

    public int number(int at) {
        return numbers[at];
    }

    /** The weight of an outcome, whose denominator is {@linkplain #exponents bounded} with all. */
    public double[] weight(int at) {
        return residues.unpacked(values[at], packed, at * residues.primes());
    }

    /** The exponents that bound the denominators of all weights. */
    public int[] exponents() {
        return exponents;
    }

    /** Updates this maximum with the paths through a successor at this distance. */
    public void reach(OutcomeDistribution successor, int steps) {
        height = Math.max(height, successor.height + steps);
    }

    /** Where an outcome is; a new one has the weight 0. */
    private int of(int number) {
        int place = place(number);
        if (place >= 0) {
            return place;
        }
        if (size == numbers.length) {
            resize(2 * size);
        }
        numbers[size] = number;
        size++;
        if (size > FEW) {
            note(size - 1);
        }
        return size - 1;
    }

    /** Gives back the room for more outcomes. Nothing may be added afterwards. */
    public void trim() {
        resize(size);
        places = NONE;
        hash = hashCode();
    }

    private void resize(int outcomes) {
        numbers = Arrays.copyOf(numbers, outcomes);
        values = Arrays.copyOf(values, outcomes);
        packed = Arrays.copyOf(packed, outcomes * residues.primes());
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

    /** Adds a weight to that of an outcome. */
    public void add(int number, double[] weight) {
        residues.include(exponents, weight);
        int at = of(number);
        values[at] += weight[0];
        residues.add(packed, at * residues.primes(), weight);
    }

    /**
     * Adds the outcomes of a successor.
     *
     * @param weight the probability of the successor
     */
    public void add(OutcomeDistribution added, double[] weight) {
        residues.include(exponents, added.exponents, weight);
        int primes = residues.primes();
        for (int i = 0; i < added.size; i++) {
            int at = of(added.numbers[i]);
            values[at] += added.values[i] * weight[0];
            residues.addProduct(packed, at * primes, added.packed, i * primes, weight);
        }
    }

    public int bytes() {
        return OVERHEAD
                + Integer.BYTES * (exponents.length + places.length)
                + size * (Integer.BYTES * (1 + residues.primes()) + Double.BYTES);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof OutcomeDistribution that)
                || that.size != size
                || that.height != height
                || !Arrays.equals(that.exponents, exponents)) {
            return false;
        }
        // the doubles are rounded: they depend on the order in which others were added to them
        return isSame(numbers, that.numbers, size)
                && isSame(packed, that.packed, size * residues.primes());
    }

    private static boolean isSame(int[] first, int[] second, int length) {
        for (int i = 0; i < length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    /** The hash code; 0 before {@link #trim}. */
    int hash() {
        return hash;
    }

    @Override
    public int hashCode() {
        int hash = height;
        for (int i = 0; i < size; i++) {
            // One residue is nearly always another one for another weight. The weights of a state
            // add up to 1, which a linear hash would turn into equal low bits.
            hash = (hash ^ 31 * numbers[i] + packed[i * residues.primes()]) * 0x01000193;
            hash ^= hash >>> 15;
        }
        return hash;
    }
}
