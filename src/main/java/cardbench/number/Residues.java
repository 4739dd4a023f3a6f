package cardbench.number;

/**
 * Likelihoods as doubles and, beside them, as residues by a number of primes below 2<sup>26</sup>:
 * products of residues stay below 2<sup>52</sup>, where doubles are whole numbers without gaps, so
 * that arithmetic is exact and equally fast everywhere. A weight (a number of equally likely games,
 * or a probability) is an array: the double, then one residue for each prime.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Residue_number_system">residue number systems</a>
 */
public final class Residues {

    /** The most primes: numbers of up to 1,000 bits. */
    public static final int MOST = 40;

    /**
     * Binary digits that each prime is sure to carry. The 40 largest primes below 2<sup>26</sup>
     * all lie above 2<sup>26</sup> - 664 (the last one is 67,108,201), so the logarithm to base 2
     * of each is above 26 - 664 / (2<sup>26</sup> - 664) / ln 2 &gt; 25.9999; the rest is room for
     * the rounding of {@link #needed}.
     *
     * <p>Numbers up to a bound of b bits are below 2<sup>b</sup>. Of floor(b / 25.99) + 1 primes
     * the product is above 2<sup>b</sup>, so they hold such a number; one more prime, whose digit
     * to the mixed base then has to be 0, shows where a number is larger after all.
     */
    private static final double BITS = 25.99;

    private static final int TOP = 1 << 26;

    /**
     * The largest number that things are chosen out of. Its reciprocals are kept for each prime: 40
     * primes of them take 1.3 MB.
     */
    public static final int MAX_MULTIPLICITY = 1 << 12;

    private final int[] primes;
    private final double[] inverses;
    private final double[][] reciprocals;

    /** Arithmetic by so many primes. */
    public Residues(int count) {
        primes = new int[count];
        inverses = new double[count];
        reciprocals = new double[count][MAX_MULTIPLICITY + 1];
        int candidate = TOP - 1;
        for (int i = 0; i < count; i++) {
            while (!isPrime(candidate)) {
                candidate -= 2;
            }
            primes[i] = candidate;
            inverses[i] = 1.0 / candidate;
            candidate -= 2;
            double[] own = reciprocals[i];
            own[1] = 1;
            for (int n = 2; n <= MAX_MULTIPLICITY; n++) {
                // p = q n + r, so 1/n = -q/r, and r is below n
                int quotient = primes[i] / n;
                int rest = primes[i] % n;
                own[n] = times(primes[i] - quotient, own[rest], i);
            }
        }
    }

    /** How many primes there are. */
    public int primes() {
        return primes.length;
    }

    /** How many primes are needed for a whole number up to a bound, with one more as a check. */
    public static int needed(Natural bound) {
        return (int) (bound.bits() / BITS) + 2;
    }

    private static boolean isPrime(int odd) {
        for (int divisor = 3; divisor * divisor <= odd; divisor += 2) {
            if (odd % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    private double times(double a, double b, int prime) {
        double product = a * b;
        double rest = product - Math.floor(product * inverses[prime]) * primes[prime];
        if (rest >= primes[prime]) {
            return rest - primes[prime];
        }
        return rest < 0 ? rest + primes[prime] : rest;
    }

    /** Certainty. */
    public double[] one() {
        double[] one = new double[primes.length + 1];
        for (int i = 0; i < one.length; i++) {
            one[i] = 1;
        }
        return one;
    }

    /** The weight 0. */
    public double[] zero() {
        return new double[primes.length + 1];
    }

    /** Adds a weight to another one. */
    public void add(double[] sum, double[] more) {
        sum[0] += more[0];
        for (int i = 0; i < primes.length; i++) {
            double one = sum[i + 1] + more[i + 1];
            sum[i + 1] = one >= primes[i] ? one - primes[i] : one;
        }
    }

    /** Multiplies two weights; the product may go into one of them. */
    public void product(double[] a, double[] b, double[] product) {
        product[0] = a[0] * b[0];
        for (int i = 0; i < primes.length; i++) {
            product[i + 1] = times(a[i + 1], b[i + 1], i);
        }
    }

    /** Adds the product of two weights to another one. */
    public void addProduct(double[] sum, double[] a, double[] b) {
        sum[0] += a[0] * b[0];
        for (int i = 0; i < primes.length; i++) {
            double one = sum[i + 1] + times(a[i + 1], b[i + 1], i);
            sum[i + 1] = one >= primes[i] ? one - primes[i] : one;
        }
    }

    /**
     * Multiplies a weight by the probability of some out of several equally likely outcomes.
     *
     * @param multiplicity at most {@link #MAX_MULTIPLICITY}
     */
    public void scale(double[] weight, int some, int multiplicity) {
        weight[0] = weight[0] * some / multiplicity;
        for (int i = 0; i < primes.length; i++) {
            double factor = times(some, reciprocals[i][multiplicity], i);
            weight[i + 1] = times(weight[i + 1], factor, i);
        }
    }

    /**
     * The product of a weight and a multiplicity, if it is certain to be an integer.
     *
     * @param multiplicity such that the product is an integer
     * @return {@code null} where it is larger than the primes can hold
     */
    public Natural count(double[] weight, Natural multiplicity) {
        int last = primes.length - 1;
        double[] digits = new double[primes.length];
        for (int i = 0; i < primes.length; i++) {
            // Garner: the digits to the mixed base of the primes
            double digit = times(weight[i + 1], multiplicity.mod(primes[i]), i);
            for (int j = 0; j < i; j++) {
                double less = digit - digits[j] % primes[i];
                digit = times(less < 0 ? less + primes[i] : less, inverse(primes[j], i), i);
            }
            digits[i] = digit;
        }
        if (digits[last] != 0) {
            return null;
        }
        Natural count = Natural.ZERO;
        for (int i = last; i >= 0; i--) {
            count = count.times(primes[i]).plus(Natural.of((long) digits[i]));
        }
        return count;
    }

    /** One over a number, by Fermat. */
    private double inverse(int number, int prime) {
        double base = number % primes[prime];
        double result = 1;
        for (int exponent = primes[prime] - 2; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) {
                result = times(result, base, prime);
            }
            base = times(base, base, prime);
        }
        return result;
    }
}
