package cardbench.base.number;

import java.util.Arrays;

/**
 * Exact arithmetic on weights by residues modulo several primes below 2<sup>26</sup>. A weight is a
 * number of equally likely games, or a probability.
 *
 * <pre>{@code
 * weight   [0] the value as a double, rounded
 *          [1] residue modulo the largest prime below 2^26
 *          [2] residue modulo the next smaller prime
 *          ...
 * }</pre>
 *
 * <p>Arithmetic that {@linkplain #Residues(int, int) tracks denominators} has more entries behind
 * these: for each small prime <i>p</i> an exponent <i>e</i>, such that the denominator of the
 * weight has no higher power of <i>p</i> than <i>p<sup>e</sup></i>. The exponent is negative where
 * the numerator is known to have powers of <i>p</i>, and minus infinity for the weight 0. The last
 * entry counts the divisors that had other prime factors than the small ones. {@linkplain
 * #untracked() Untracked} weights end before these entries; a bound of the denominators of many of
 * them can be kept {@linkplain #include once}.
 *
 * <p>Where millions of weights are kept, their residues may be packed: as integers, those of one
 * weight behind those of another.
 *
 * <p>Products of residues are below 2<sup>52</sup>, where every integer is a double. So arithmetic
 * is exact and needs no {@code long}, which is a slow BigInt in JavaScript. A division is a
 * multiplication by an inverse modulo the prime. An instance is used by one thread.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Residue_number_system">residue number systems</a>
 */
public final class Residues {

    /** The maximum number of primes, for numbers of up to 1,000 bits. */
    public static final int MAX = 40;

    /**
     * A lower bound of the bits that each prime contributes. The 40 largest primes below
     * 2<sup>26</sup> are all above 2<sup>26</sup> - 664 (the last one is 67,108,201), so the binary
     * logarithm of each is above 26 - 664 / (2<sup>26</sup> - 664) / ln 2 &gt; 25.9999; the
     * difference covers the rounding in {@link #needed}.
     *
     * <p>Numbers up to a bound of b bits are below 2<sup>b</sup>. The product of floor(b / 25.99) +
     * 1 primes is above 2<sup>b</sup>, so their residues determine such a number. For one more
     * prime, the digit in the mixed base must be 0, which detects numbers that are larger after
     * all.
     */
    private static final double BITS = 25.99;

    private static final int TOP = 1 << 26;

    /**
     * The largest divisor in {@link #scale}. The inverses of all divisors are stored for each
     * prime: 1.3 MB for 40 primes.
     */
    public static final int MAX_MULTIPLICITY = 1 << 12;

    /** Numerators and denominators below this have their quotients kept. */
    private static final int FEW = 64;

    private final int[] primes;
    private final double[] inverses;
    private final double[][] reciprocals;

    /** By a numerator times {@link #FEW} and a denominator, the residues of their quotient. */
    private final double[][] ratios = new double[FEW * FEW][];

    /** The small primes whose powers are tracked; empty if denominators are not tracked. */
    private final int[] small;

    /** The length of a weight. */
    private final int length;

    /** By number, the exponents of its small prime factors and whether it has others. */
    private final double[][] factors = new double[MAX_MULTIPLICITY + 1][];

    /** A multiple of what is left of every divisor so far without its small prime factors. */
    private Natural others = Natural.ONE;

    /** Creates arithmetic modulo {@code count} primes, at most {@link #MAX}. */
    public Residues(int count) {
        this(count, 0);
    }

    /**
     * Creates arithmetic that tracks the denominators of weights.
     *
     * @param count the number of primes to compute with, at most {@link #MAX}
     * @param largest the largest number among the usual divisors; 0 to track nothing
     */
    public Residues(int count, int largest) {
        int[] found = new int[largest];
        int tracked = 0;
        for (int candidate = 2; candidate <= largest; candidate++) {
            if (candidate == 2 || candidate % 2 == 1 && isPrime(candidate)) {
                found[tracked++] = candidate;
            }
        }
        small = Arrays.copyOf(found, tracked);
        length = 1 + count + (largest == 0 ? 0 : tracked + 1);
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
                // p = q n + r with 0 < r < n, so 1/n = -q/r modulo p, and 1/r is known already.
                int quotient = primes[i] / n;
                int rest = primes[i] % n;
                own[n] = times(primes[i] - quotient, own[rest], i);
            }
        }
    }

    /** The number of primes. */
    public int primes() {
        return primes.length;
    }

    /** The number of primes for integers up to a bound, including one as a check. */
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
        // The inverse is rounded, so the quotient may be off by one in either direction. Product
        // and multiple of the prime are integers below 2^53, and their difference is exact. The
        // quotient is below 2^27; a cast to int rounds down like floor, which would be a call.
        double product = a * b;
        double rest = product - (double) (int) (product * inverses[prime]) * primes[prime];
        if (rest >= primes[prime]) {
            return rest - primes[prime];
        }
        return rest < 0 ? rest + primes[prime] : rest;
    }

    /** The weight 1. */
    public double[] one() {
        double[] one = new double[length];
        Arrays.fill(one, 0, primes.length + 1, 1);
        return one;
    }

    /** The weight 0. */
    public double[] zero() {
        double[] zero = new double[length];
        Arrays.fill(zero, primes.length + 1, length, Double.NEGATIVE_INFINITY);
        return zero;
    }

    /** The weight 0, for a sum whose denominator is not tracked. */
    public double[] untracked() {
        return new double[primes.length + 1];
    }

    /** The exponents of the weight 0, to {@link #include} others. */
    public int[] exponents() {
        int[] exponents = new int[length - primes.length - 1];
        Arrays.fill(exponents, Integer.MIN_VALUE);
        return exponents;
    }

    /**
     * Raises exponents to those of products, whose denominators they bound afterwards, too.
     *
     * @param others bound the denominators of the numbers that the weight was multiplied with
     */
    public void include(int[] exponents, int[] others, double[] weight) {
        for (int i = 0; i < exponents.length; i++) {
            double one = others[i] + weight[primes.length + 1 + i];
            if (one > exponents[i]) {
                exponents[i] = (int) one;
            }
        }
    }

    /** Raises exponents to those of a weight. */
    public void include(int[] exponents, double[] weight) {
        for (int i = 0; i < exponents.length; i++) {
            exponents[i] = Math.max(exponents[i], (int) weight[primes.length + 1 + i]);
        }
    }

    /**
     * Adds the residues of a weight to packed ones.
     *
     * @param at where those of the sum begin
     */
    public void add(int[] sums, int at, double[] more) {
        for (int i = 0; i < primes.length; i++) {
            double one = sums[at + i] + more[i + 1];
            sums[at + i] = (int) (one >= primes[i] ? one - primes[i] : one);
        }
    }

    /**
     * Adds the residues of a product to packed ones.
     *
     * @param at where those of the sum begin
     * @param factors packed residues
     * @param from where those of one factor begin
     * @param weight the other factor
     */
    public void addProduct(int[] sums, int at, int[] factors, int from, double[] weight) {
        for (int i = 0; i < primes.length; i++) {
            double one = sums[at + i] + times(factors[from + i], weight[i + 1], i);
            sums[at + i] = (int) (one >= primes[i] ? one - primes[i] : one);
        }
    }

    /**
     * An untracked weight with residues that were packed.
     *
     * @param value the value as a double
     * @param from where its residues begin
     */
    public double[] unpacked(double value, int[] packed, int from) {
        double[] weight = untracked();
        weight[0] = value;
        for (int i = 0; i < primes.length; i++) {
            weight[i + 1] = packed[from + i];
        }
        return weight;
    }

    /** Adds {@code more} to {@code sum}, which may be untracked. */
    public void add(double[] sum, double[] more) {
        sum[0] += more[0];
        for (int i = 0; i < primes.length; i++) {
            double one = sum[i + 1] + more[i + 1];
            sum[i + 1] = one >= primes[i] ? one - primes[i] : one;
        }
        for (int i = primes.length + 1; i < sum.length; i++) {
            sum[i] = Math.max(sum[i], more[i]);
        }
    }

    /** Multiplies two weights; {@code product} may be one of them. */
    public void product(double[] a, double[] b, double[] product) {
        product[0] = a[0] * b[0];
        for (int i = 0; i < primes.length; i++) {
            product[i + 1] = times(a[i + 1], b[i + 1], i);
        }
        for (int i = primes.length + 1; i < length; i++) {
            product[i] = a[i] + b[i];
        }
    }

    /** Adds the product of two weights to {@code sum}. */
    public void addProduct(double[] sum, double[] a, double[] b) {
        sum[0] += a[0] * b[0];
        for (int i = 0; i < primes.length; i++) {
            double one = sum[i + 1] + times(a[i + 1], b[i + 1], i);
            sum[i + 1] = one >= primes[i] ? one - primes[i] : one;
        }
        for (int i = primes.length + 1; i < length; i++) {
            sum[i] = Math.max(sum[i], a[i] + b[i]);
        }
    }

    /**
     * Multiplies a weight by {@code some / multiplicity}.
     *
     * @param some 0 or more, below the primes
     * @param multiplicity from 1 to {@link #MAX_MULTIPLICITY}
     */
    public void scale(double[] weight, int some, int multiplicity) {
        weight[0] = weight[0] * some / multiplicity;
        double[] ratio = ratio(some, multiplicity);
        for (int i = 0; i < primes.length; i++) {
            weight[i + 1] = times(weight[i + 1], ratio[i], i);
        }
        if (length > primes.length + 1) {
            track(weight, some, multiplicity);
        }
    }

    /** The residues of a quotient. Those of small numbers are kept: cards are drawn of few. */
    private double[] ratio(int some, int multiplicity) {
        boolean keeps = some < FEW && multiplicity < FEW;
        double[] known = keeps ? ratios[some * FEW + multiplicity] : null;
        if (known != null) {
            return known;
        }
        double[] ratio = new double[primes.length];
        for (int i = 0; i < ratio.length; i++) {
            ratio[i] = times(some, reciprocals[i][multiplicity], i);
        }
        if (keeps) {
            ratios[some * FEW + multiplicity] = ratio;
        }
        return ratio;
    }

    private void track(double[] weight, int some, int multiplicity) {
        int from = primes.length + 1;
        if (some == 0) {
            Arrays.fill(weight, from, length, Double.NEGATIVE_INFINITY);
            return;
        }
        double[] above = factors(some);
        double[] below = factors(multiplicity);
        for (int i = 0; i < small.length; i++) {
            weight[from + i] += below[i] - above[i];
        }
        if (below[small.length] > 1) {
            weight[length - 1]++;
            Natural other = Natural.of((long) below[small.length]);
            others = others.times(other.over(others.common(other)));
        }
    }

    /** The exponents of the small prime factors of a number, then what is left of it. */
    private double[] factors(int number) {
        if (number <= MAX_MULTIPLICITY && factors[number] != null) {
            return factors[number];
        }
        double[] found = new double[small.length + 1];
        int rest = number;
        for (int i = 0; i < small.length; i++) {
            while (rest % small[i] == 0) {
                rest /= small[i];
                found[i]++;
            }
        }
        found[small.length] = rest;
        if (number <= MAX_MULTIPLICITY) {
            factors[number] = found;
        }
        return found;
    }

    /**
     * A multiple of the denominators that exponents bound: so many equally likely games are enough
     * to determine the numerators.
     *
     * @return a number too large for {@link #MAX} primes if a denominator may be
     */
    public Natural denominator(int[] exponents) {
        Natural product = Natural.ONE;
        for (int i = 0; i < exponents.length; i++) {
            Natural factor = i == small.length ? others : Natural.of(small[i]);
            // stops early: there may be thousands of factors
            for (int n = 0; n < exponents[i] && needed(product) <= MAX; n++) {
                product = product.times(factor);
            }
        }
        return product;
    }

    /**
     * The product of a weight and a multiplicity as a natural number (Chinese remainder theorem).
     *
     * @param multiplicity such that the product is an integer
     * @return {@code null} if the product is too large for the number of primes
     */
    public Natural count(double[] weight, Natural multiplicity) {
        int last = primes.length - 1;
        double[] digits = new double[primes.length];
        for (int i = 0; i < primes.length; i++) {
            // Garner's algorithm: the digits of the number in the mixed base of the primes, found
            // without any number that is larger than a prime.
            double digit = times(weight[i + 1], multiplicity.mod(primes[i]), i);
            for (int j = 0; j < i; j++) {
                double less = digit - digits[j] % primes[i];
                digit = times(less < 0 ? less + primes[i] : less, inverse(primes[j], i), i);
            }
            digits[i] = digit;
        }
        // The check: a number within the bound has no digit for the last prime.
        if (digits[last] != 0) {
            return null;
        }
        Natural count = Natural.ZERO;
        for (int i = last; i >= 0; i--) {
            count = count.times(primes[i]).plus(Natural.of((long) digits[i]));
        }
        return count;
    }

    /** The inverse modulo a prime: a number to the power of p - 2, by Fermat's little theorem. */
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
