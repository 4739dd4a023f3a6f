package cardbench.base.number;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Held against arbitrary precision, and against primes that the Java library finds. */
class ResiduesTest {

    private static final long SEED = 7;

    /** The largest primes below 2^26, descending. */
    private static final BigInteger[] PRIMES = primes();

    private static BigInteger[] primes() {
        BigInteger[] primes = new BigInteger[Residues.MAX];
        BigInteger candidate = BigInteger.TWO.pow(26);
        for (int i = 0; i < primes.length; i++) {
            do {
                candidate = candidate.subtract(BigInteger.ONE);
            } while (!candidate.isProbablePrime(60));
            primes[i] = candidate;
        }
        return primes;
    }

    private static BigInteger product(int primes) {
        BigInteger product = BigInteger.ONE;
        for (int i = 0; i < primes; i++) {
            product = product.multiply(PRIMES[i]);
        }
        return product;
    }

    private static Natural natural(BigInteger number) {
        return Natural.parse(number.toString());
    }

    /** A fraction as residues. */
    private static double[] residues(BigInteger above, BigInteger below, int primes) {
        double[] residues = new double[primes + 1];
        residues[0] = above.doubleValue() / below.doubleValue();
        for (int i = 0; i < primes; i++) {
            BigInteger own = above.multiply(below.modInverse(PRIMES[i])).mod(PRIMES[i]);
            residues[i + 1] = own.doubleValue();
        }
        return residues;
    }

    private static void assertResidues(BigInteger above, BigInteger below, double[] found) {
        double[] expected = residues(above, below, found.length - 1);
        assertEquals(expected[0], found[0], 1e-12 * Math.max(1, expected[0]));
        found[0] = expected[0];
        assertArrayEquals(expected, found);
    }

    /**
     * Why doubles are exact here: the largest product of two residues is below 2^52, so that it is
     * a whole number without a gap, and so is what is added to it.
     */
    @Test
    void worstProducts_haveNoGaps() {
        BigInteger largest = PRIMES[0].subtract(BigInteger.ONE).pow(2).add(PRIMES[0]);
        assertTrue(largest.bitLength() <= 52, largest.toString());
        Residues residues = new Residues(Residues.MAX);
        Random random = new Random(SEED);
        for (int round = 0; round < 600; round++) {
            double[] a = new double[Residues.MAX + 1];
            double[] b = new double[Residues.MAX + 1];
            double[] sum = new double[Residues.MAX + 1];
            for (int i = 0; i < Residues.MAX; i++) {
                a[i + 1] = residue(random, i);
                b[i + 1] = residue(random, i);
                sum[i + 1] = residue(random, i);
            }
            double[] product = new double[Residues.MAX + 1];
            residues.product(a, b, product);
            double[] both = sum.clone();
            residues.addProduct(both, a, b);
            double[] added = a.clone();
            residues.add(added, b);
            for (int i = 0; i < Residues.MAX; i++) {
                BigInteger one = BigInteger.valueOf((long) a[i + 1]);
                BigInteger other = BigInteger.valueOf((long) b[i + 1]);
                BigInteger before = BigInteger.valueOf((long) sum[i + 1]);
                String where = "seed " + SEED + ": " + one + ", " + other + " by " + PRIMES[i];
                BigInteger times = one.multiply(other).mod(PRIMES[i]);
                assertEquals(times.doubleValue(), product[i + 1], where);
                assertEquals(times.add(before).mod(PRIMES[i]).doubleValue(), both[i + 1], where);
                assertEquals(one.add(other).mod(PRIMES[i]).doubleValue(), added[i + 1], where);
            }
        }
    }

    /** Mostly near both ends, where a quotient that is rounded may be one too large or small. */
    private static double residue(Random random, int prime) {
        int below = PRIMES[prime].intValueExact();
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(4);
            case 1, 2 -> below - 1 - random.nextInt(4);
            default -> random.nextInt(below);
        };
    }

    /**
     * Where a product is one more or one less than a multiple of the prime, its quotient is nearest
     * to a whole number and a rounded one is most likely to be cut off wrongly.
     */
    @Test
    void productsBesideMultiples_areReduced() {
        Residues residues = new Residues(Residues.MAX);
        for (int step = 1; step < 300; step++) {
            double[] a = residues.one();
            double[] inverse = residues.one();
            double[] negative = residues.one();
            for (int i = 0; i < Residues.MAX; i++) {
                BigInteger one = PRIMES[i].subtract(BigInteger.valueOf(step));
                BigInteger other = one.modInverse(PRIMES[i]);
                a[i + 1] = one.doubleValue();
                inverse[i + 1] = other.doubleValue();
                negative[i + 1] = PRIMES[i].subtract(other).doubleValue();
            }
            residues.product(a, inverse, inverse);
            residues.product(a, negative, negative);
            for (int i = 0; i < Residues.MAX; i++) {
                String where = PRIMES[i] + " - " + step;
                assertEquals(1, inverse[i + 1], where);
                assertEquals(PRIMES[i].doubleValue() - 1, negative[i + 1], where);
            }
        }
    }

    /**
     * The bound of 25.99 bits for each prime: even the smallest prime carries them, so that so many
     * primes hold whatever number is said to fit; and one prime less would not do as a check.
     */
    @Test
    void neededPrimes_holdTheBound() {
        BigInteger smallest = PRIMES[Residues.MAX - 1];
        assertEquals(67_108_201, smallest.intValueExact());
        assertTrue(smallest.pow(100).compareTo(BigInteger.TWO.pow(2599)) >= 0);
        for (int bits = 1; bits <= 1000; bits++) {
            BigInteger bound = BigInteger.TWO.pow(bits).subtract(BigInteger.ONE);
            int needed = Residues.needed(natural(bound));
            String where = bits + " bits need " + needed;
            assertTrue(needed <= Residues.MAX, where);
            assertTrue(product(needed - 1).compareTo(bound) > 0, where);
            assertTrue(needed < 3 || product(needed - 3).compareTo(bound) < 0, where);
        }
    }

    @Test
    void counts_areExactUpToTheBound() {
        Random random = new Random(SEED);
        for (int primes = 2; primes <= Residues.MAX; primes++) {
            Residues residues = new Residues(primes);
            assertEquals(primes, residues.primes());
            BigInteger below = product(primes - 1);
            for (BigInteger count :
                    new BigInteger[] {
                        BigInteger.ZERO,
                        BigInteger.ONE,
                        below.subtract(BigInteger.ONE),
                        new BigInteger(below.bitLength() + 8, random).mod(below)
                    }) {
                // below every prime, so that none divides it
                BigInteger multiplicity = BigInteger.valueOf(1 + random.nextInt(1 << 20)).pow(3);
                double[] share = residues(count, multiplicity, primes);
                Natural found = residues.count(share, natural(multiplicity));
                assertEquals(count.toString(), "" + found, primes + " primes, seed " + SEED);
            }
        }
    }

    /** The last prime tells a number that is too large, or no whole number at all. */
    @Test
    void largerCounts_areRefused() {
        Random random = new Random(SEED);
        for (int primes = 2; primes <= Residues.MAX; primes++) {
            Residues residues = new Residues(primes);
            BigInteger least = product(primes - 1);
            BigInteger room = least.multiply(PRIMES[primes - 1].subtract(BigInteger.ONE));
            BigInteger some = least.add(new BigInteger(room.bitLength() + 8, random).mod(room));
            for (BigInteger count : new BigInteger[] {least, least.add(BigInteger.ONE), some}) {
                double[] share = residues(count, BigInteger.ONE, primes);
                assertNull(residues.count(share, Natural.ONE), primes + " primes, seed " + SEED);
            }
            double[] half = residues(BigInteger.ONE, BigInteger.TWO, primes);
            assertNull(residues.count(half, Natural.of(3)), primes + " primes: 3/2");
        }
    }

    /**
     * Sums of products of fractions, held against the same sums as fractions: what was tracked is a
     * multiple of the denominator, also with divisors that have larger prime factors.
     */
    @Test
    void denominators_areTracked() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            Residues residues = new Residues(12, 7);
            double[] sum = residues.zero();
            BigInteger above = BigInteger.ZERO;
            BigInteger below = BigInteger.ONE;
            for (int i = random.nextInt(4); i >= 0; i--) {
                double[] one = residues.one();
                BigInteger ownAbove = BigInteger.ONE;
                BigInteger ownBelow = BigInteger.ONE;
                for (int j = 0; j < 4; j++) {
                    int some = random.nextInt(9);
                    int all = 1 + random.nextInt(round % 2 == 0 ? 8 : 40);
                    double[] factor = residues.one();
                    residues.scale(factor, some, all);
                    residues.product(one, factor, one);
                    ownAbove = ownAbove.multiply(BigInteger.valueOf(some));
                    ownBelow = ownBelow.multiply(BigInteger.valueOf(all));
                }
                residues.addProduct(sum, one, residues.one());
                residues.add(sum, residues.zero());
                above = above.multiply(ownBelow).add(ownAbove.multiply(below));
                below = below.multiply(ownBelow);
            }
            String where = "seed " + SEED + ", round " + round;
            Natural games = denominator(residues, sum);
            BigInteger[] expected =
                    above.multiply(new BigInteger(games.toString())).divideAndRemainder(below);
            assertEquals(BigInteger.ZERO, expected[1], where);
            assertEquals(expected[0].toString(), "" + residues.count(sum, games), where);
        }
    }

    private static Natural denominator(Residues residues, double[] weight) {
        int[] exponents = residues.exponents();
        residues.include(exponents, weight);
        return residues.denominator(exponents);
    }

    /** Packed residues are those of the weights, and what is included is not lost. */
    @Test
    void packedResidues_areThoseOfWeights() {
        Random random = new Random(SEED);
        Residues residues = new Residues(Residues.MAX, 60);
        for (int round = 0; round < 300; round++) {
            double[] plain = residues.zero();
            int[] packed = new int[3 * Residues.MAX];
            int[] exponents = residues.exponents();
            double value = 0;
            for (int term = 0; term < 4; term++) {
                double[] factor = random(residues, random);
                double[] weight = random(residues, random);
                int[] factors = new int[2 * Residues.MAX];
                residues.add(factors, Residues.MAX, factor);
                int[] own = residues.exponents();
                residues.include(own, factor);
                residues.addProduct(plain, factor, weight);
                residues.addProduct(packed, Residues.MAX, factors, Residues.MAX, weight);
                residues.include(exponents, own, weight);
                residues.add(plain, weight);
                residues.add(packed, Residues.MAX, weight);
                residues.include(exponents, weight);
                value += factor[0] * weight[0] + weight[0];
            }
            String where = "seed " + SEED + ", round " + round;
            double[] found = residues.unpacked(value, packed, Residues.MAX);
            assertArrayEquals(Arrays.copyOf(plain, Residues.MAX + 1), found, 1e-9, where);
            assertEquals(
                    "" + denominator(residues, plain), "" + residues.denominator(exponents), where);
            for (int i = 0; i < Residues.MAX; i++) {
                assertEquals(0, packed[i] | packed[2 * Residues.MAX + i], where);
            }
        }
    }

    /** A fraction, or residues where rounding is most likely to go wrong. */
    private static double[] random(Residues residues, Random random) {
        double[] weight = residues.one();
        residues.scale(weight, random.nextInt(60), 1 + random.nextInt(60));
        if (random.nextInt(2) == 0) {
            for (int i = 0; i < Residues.MAX; i++) {
                weight[i + 1] = residue(random, i);
            }
        }
        return weight;
    }

    /** Powers of a prime in a numerator are taken off those in a denominator. */
    @Test
    void denominators_areSmall() {
        Residues residues = new Residues(4, 60);
        double[] weight = residues.one();
        // C(60, 7), whose factors do not divide one by one
        for (int i = 0; i < 7; i++) {
            residues.scale(weight, i + 1, 60 - i);
        }
        assertEquals("386206920", denominator(residues, weight).toString());
        assertEquals("1", denominator(residues, residues.zero()).toString());
    }

    @Test
    void everyNumberOfWays_isDividedBy() {
        Residues residues = new Residues(5);
        for (int multiplicity = 1; multiplicity <= Residues.MAX_MULTIPLICITY; multiplicity++) {
            double[] weight = residues.one();
            int some = 1 + multiplicity * 2 / 3;
            residues.scale(weight, some, multiplicity);
            assertResidues(BigInteger.valueOf(some), BigInteger.valueOf(multiplicity), weight);
        }
    }

    @Test
    void sumsOfProducts_areThoseOfFractions() {
        Random random = new Random(SEED);
        Residues residues = new Residues(Residues.MAX);
        for (int round = 0; round < 20; round++) {
            double[] sum = residues.zero();
            BigInteger above = BigInteger.ZERO;
            BigInteger below = BigInteger.ONE;
            for (int term = 0; term < 6; term++) {
                double[] one = residues.one();
                double[] other = residues.one();
                BigInteger up = BigInteger.ONE;
                BigInteger down = BigInteger.ONE;
                for (int factor = 0; factor < 4; factor++) {
                    int multiplicity = 1 + random.nextInt(60);
                    int some = random.nextInt(multiplicity + 1);
                    residues.scale(factor % 2 == 0 ? one : other, some, multiplicity);
                    up = up.multiply(BigInteger.valueOf(some));
                    down = down.multiply(BigInteger.valueOf(multiplicity));
                }
                if (term % 2 == 0) {
                    residues.addProduct(sum, one, other);
                } else {
                    residues.product(one, other, one);
                    residues.add(sum, one);
                }
                above = above.multiply(down).add(up.multiply(below));
                below = below.multiply(down);
            }
            assertResidues(above, below, sum);
        }
    }
}
