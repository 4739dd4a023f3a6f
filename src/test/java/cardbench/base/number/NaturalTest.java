package cardbench.base.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Held against arbitrary precision of the Java library. */
class NaturalTest {

    private static final int CASES = 1200;
    private static final long SEED = 20240611;

    private static Natural natural(BigInteger number) {
        return Natural.parse(number.toString());
    }

    private static void assertSame(BigInteger expected, Natural found, String where) {
        assertEquals(expected.toString(), found.toString(), where);
    }

    /**
     * Of up to so many bits. Every other one is made of stretches of equal bits, since carries and
     * borrows go wrong where whole digits are all zeros or all ones.
     */
    private static BigInteger number(Random random, int bits) {
        int length = random.nextInt(bits + 1);
        if (random.nextBoolean()) {
            return new BigInteger(length, random);
        }
        BigInteger number = BigInteger.ZERO;
        boolean ones = random.nextBoolean();
        for (int left = length; left > 0; ) {
            int stretch = Math.min(left, random.nextInt(4) == 0 ? 24 : 1 + random.nextInt(60));
            number = number.shiftLeft(stretch);
            if (ones) {
                number = number.add(BigInteger.ONE.shiftLeft(stretch).subtract(BigInteger.ONE));
            }
            ones = !ones;
            left -= stretch;
        }
        return number;
    }

    private static int factor(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(3);
            case 1 -> Integer.MAX_VALUE - random.nextInt(3);
            default -> random.nextInt(Integer.MAX_VALUE) >>> random.nextInt(31);
        };
    }

    @Test
    void digits_areReadAndWritten() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES; i++) {
            BigInteger number = number(random, 1100);
            String where = "seed " + SEED + ", case " + i;
            assertSame(number, natural(number), where);
            assertSame(number, Natural.parse("000" + number), where);
        }
        for (int power = 1; power < 60; power++) {
            // blocks of nine decimal digits that are all zeros or nines
            BigInteger ten = BigInteger.TEN.pow(power);
            assertSame(ten, natural(ten), "10^" + power);
            BigInteger nines = ten.subtract(BigInteger.ONE);
            assertSame(nines, natural(nines), "10^" + power + " - 1");
        }
    }

    @Test
    void whatIsNoNumber_isNotRead() {
        for (String text : List.of("", "-1", "+1", " 1", "1 ", "1.0", "1e3", "0x1", "12a", "１")) {
            assertNull(Natural.parse(text), text);
        }
    }

    @Test
    void longs_areTaken() {
        Random random = new Random(SEED);
        List<Long> values = new ArrayList<>(List.of(0L, 1L, Long.MAX_VALUE, 1L << 53, 1L << 48));
        for (int i = 0; i < CASES; i++) {
            values.add(random.nextLong() >>> 1 + random.nextInt(63));
        }
        for (long value : values) {
            assertSame(BigInteger.valueOf(value), Natural.of(value), "" + value);
        }
        assertTrue(Natural.of(-1).isZero());
        assertTrue(Natural.of(Long.MIN_VALUE).isZero());
    }

    @Test
    void sumsAndDifferences_areExact() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES; i++) {
            String where = "seed " + SEED + ", case " + i;
            BigInteger a = number(random, 600);
            BigInteger b = number(random, 600);
            assertSame(a.add(b), natural(a).plus(natural(b)), where);
            BigInteger less = a.min(b);
            assertSame(a.max(b).subtract(less), natural(a.max(b)).minus(natural(less)), where);
        }
    }

    @Test
    void products_areExact() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES; i++) {
            String where = "seed " + SEED + ", case " + i;
            BigInteger a = number(random, 600);
            BigInteger b = number(random, 600);
            int factor = factor(random);
            assertSame(a.multiply(b), natural(a).times(natural(b)), where);
            assertSame(a.multiply(BigInteger.valueOf(factor)), natural(a).times(factor), where);
        }
    }

    @Test
    void quotients_areCutOff() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES; i++) {
            String where = "seed " + SEED + ", case " + i;
            BigInteger a = number(random, 400);
            BigInteger b = number(random, 400).max(BigInteger.ONE);
            int divisor = Math.max(1, factor(random));
            BigInteger small = BigInteger.valueOf(divisor);
            assertSame(a.divide(b), natural(a).over(natural(b)), where);
            assertSame(a, natural(a.multiply(b)).over(natural(b)), where);
            assertSame(a.divide(small), natural(a).over(divisor), where);
            assertEquals(a.mod(small).intValueExact(), natural(a).mod(divisor), where);
        }
    }

    @Test
    void commonDivisor_isTheGreatest() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES / 4; i++) {
            BigInteger common = number(random, 200);
            BigInteger a = number(random, 150).multiply(common);
            BigInteger b = number(random, 150).multiply(common);
            String where = "seed " + SEED + ", case " + i;
            assertSame(a.gcd(b), natural(a).common(natural(b)), where);
        }
    }

    @Test
    void comparison_isByValue() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES; i++) {
            BigInteger a = number(random, 100);
            BigInteger b = random.nextInt(3) == 0 ? a : number(random, 100);
            String where = "seed " + SEED + ", case " + i + ": " + a + " and " + b;
            assertEquals(a.compareTo(b), natural(a).compareTo(natural(b)), where);
            assertEquals(a.equals(b), natural(a).equals(natural(b)), where);
            assertEquals(a.bitLength(), natural(a).bits(), where);
            assertEquals(a.signum() == 0, natural(a).isZero(), where);
            assertEquals(a.testBit(0), natural(a).isOdd(), where);
            // the same value come by in another way has no zeros in front
            Natural same = natural(a.add(b)).minus(natural(b));
            assertEquals(natural(a), same, where);
            assertEquals(natural(a).hashCode(), same.hashCode(), where);
        }
        assertNotEquals(Natural.ONE, Natural.ZERO);
        assertFalse(Natural.ONE.equals((Object) "1"));
    }

    @Test
    void approximation_isTheNearestDoubleOrOneBeside() {
        Random random = new Random(SEED);
        for (int i = 0; i < CASES; i++) {
            BigInteger number = number(random, 1000);
            double nearest = number.doubleValue();
            double found = natural(number).approximately();
            assertTrue(
                    found >= Math.nextDown(nearest) && found <= Math.nextUp(nearest),
                    "seed " + SEED + ", case " + i + ": " + number + " is not " + found);
            if (number.bitLength() <= 53) {
                assertEquals(nearest, found, number.toString());
            }
        }
        assertEquals(Natural.EXACT, BigInteger.TWO.pow(53).doubleValue());
    }
}
