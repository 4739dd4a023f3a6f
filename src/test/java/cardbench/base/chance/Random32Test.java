package cardbench.base.chance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Random32Test {

    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(32);

    @Test
    void stateOneToFour_givesTheNumbersOfTheDefinition() {
        Random32 random = new Random32(1, 2, 3, 4);
        Definition definition = new Definition(1, 2, 3, 4);
        assertEquals(11520, random.next(), "2 * 5 rotated left by 7, times 9");
        definition.next();
        for (int i = 0; i < 10_000; i++) {
            assertEquals(definition.next(), random.next());
        }
    }

    /** Large bounds reject often: 40,000 of 65,536 products are looked at more closely. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 40, 60, 40_000, 65_536, 65_540})
    void manyChoices_areThoseMadeOneByOne(int size) {
        Random32 one = new Random32(5, 6, 7, size);
        Random32 generator = new Random32(5, 6, 7, size);
        int[] expected = new int[size];
        Arrays.setAll(expected, i -> i);
        int[] items = expected.clone();
        boolean[] wanted = new boolean[size];
        wanted[size / 2] = true;
        for (int round = 0; round < 30; round++) {
            int end = Math.min(size, 1 + round * size / 20);
            int found = 0;
            while (found < end && size <= 65_536) {
                one.choose(expected, found, size);
                if (wanted[expected[found++]]) {
                    break;
                }
            }
            if (size <= 65_536) {
                assertEquals(found, generator.chooseUntil(items, 0, end, size, wanted));
            }
            for (int i = 0; i < size; i++) {
                one.choose(expected, i, size);
            }
            generator.shuffle(items, 0, size);
            assertArrayEquals(expected, items);
            assertEquals(one.next(), generator.next());
        }
    }

    @Test
    void onlyZeros_becomeOne() {
        Random32 random = new Random32(0, 0, 0, 0);
        Random32 one = new Random32(1, 0, 0, 0);
        int seen = 0;
        for (int i = 0; i < 100; i++) {
            int next = random.next();
            assertEquals(one.next(), next);
            seen |= next;
        }
        assertNotEquals(0, seen);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7, 40, 60})
    void below_smallBounds_eachEquallyLikely(int bound) {
        Random32 random = new Random32(9, 8, 7, bound);
        int draws = 200_000;
        int[] counts = new int[bound];
        for (int i = 0; i < draws; i++) {
            counts[random.below(bound)]++;
        }
        double expected = (double) draws / bound;
        double squares = 0;
        for (int count : counts) {
            squares += (count - expected) * (count - expected) / expected;
        }
        double freedom = bound - 1;
        assertTrue(squares < freedom + 5 * Math.sqrt(2 * freedom) + 10, "chi square " + squares);
    }

    @ParameterizedTest
    @ValueSource(ints = {65_535, 65_536, 65_537, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
    void below_largeBounds_staysInsideAndReachesBothHalves(int bound) {
        Random32 random = new Random32(1, 1, 2, 3);
        int low = 0;
        for (int i = 0; i < 20_000; i++) {
            int drawn = random.below(bound);
            assertTrue(drawn >= 0 && drawn < bound);
            low += drawn < bound / 2 ? 1 : 0;
        }
        assertEquals(10_000, low, 4 * Math.sqrt(20_000 / 4.0));
    }

    @Test
    void below_oneOrLess_isZeroAndDrawsNothing() {
        Random32 random = new Random32(1, 2, 3, 4);
        assertEquals(0, random.below(1));
        assertEquals(0, random.below(0));
        assertEquals(0, random.below(-5));
        assertEquals(11520, random.next());
    }

    /** All 65,536 upper halves, fed once each: the accepted ones fall evenly on the bound. */
    @ParameterizedTest
    @ValueSource(ints = {3, 10, 39, 1000, 40_000})
    void below_acceptedHalves_fallEvenly(int bound) {
        int[] counts = new int[bound];
        for (int half = 0; half < 1 << 16; half++) {
            int product = half * bound;
            boolean rejected = (product & 0xffff) < (1 << 16) % bound;
            if (!rejected) {
                counts[product >>> 16]++;
            }
        }
        assertEquals(counts[0], Arrays.stream(counts).min().orElseThrow());
        assertEquals(counts[0], Arrays.stream(counts).max().orElseThrow());
    }

    @Test
    void between_bothEndsInclusive() {
        Random32 random = new Random32(5, 6, 7, 8);
        int[] counts = new int[3];
        for (int i = 0; i < 3_000; i++) {
            counts[random.between(-1, 1) + 1]++;
        }
        for (int count : counts) {
            assertEquals(1_000, count, 5 * Math.sqrt(3_000 * 2 / 9.0));
        }
    }

    @Test
    void between_emptyOrSingle_isTheLeast() {
        Random32 random = new Random32(5, 6, 7, 8);
        assertEquals(4, random.between(4, 4));
        assertEquals(4, random.between(4, 3));
    }

    @Test
    void between_spansOfMoreThan31Bits_stayInside() {
        Random32 random = new Random32(5, 6, 7, 8);
        boolean negative = false;
        boolean positive = false;
        for (int i = 0; i < 1_000; i++) {
            int drawn = random.between(-2_000_000_000, 2_000_000_000);
            assertTrue(drawn >= -2_000_000_000 && drawn <= 2_000_000_000);
            negative |= drawn < 0;
            positive |= drawn > 0;
        }
        assertTrue(negative && positive);
    }

    @Test
    void shuffle_ofFour_givesAll24OrdersEquallyOften() {
        Random32 random = new Random32(2, 4, 6, 8);
        int[] counts = new int[256];
        for (int i = 0; i < 24_000; i++) {
            int[] items = {0, 1, 2, 3};
            random.shuffle(items, 0, 4);
            counts[items[0] * 64 + items[1] * 16 + items[2] * 4 + items[3]]++;
        }
        int orders = 0;
        for (int count : counts) {
            if (count > 0) {
                orders++;
                assertEquals(1_000, count, 5 * Math.sqrt(1_000));
            }
        }
        assertEquals(24, orders);
    }

    @Test
    void shuffle_leavesWhatIsOutsideAlone() {
        int[] items = {9, 1, 2, 3, 8};
        new Random32(1, 2, 3, 4).shuffle(items, 1, 4);
        assertEquals(9, items[0]);
        assertEquals(8, items[4]);
        Arrays.sort(items, 1, 4);
        assertArrayEquals(new int[] {9, 1, 2, 3, 8}, items);
    }

    /** xoshiro128** 1.1 written down again from its definition, on unbounded integers. */
    private static final class Definition {

        private final BigInteger[] s = new BigInteger[4];

        Definition(int... state) {
            for (int i = 0; i < 4; i++) {
                s[i] = BigInteger.valueOf(state[i]);
            }
        }

        int next() {
            BigInteger result =
                    rotated(s[1].multiply(BigInteger.valueOf(5)).mod(WORD), 7)
                            .multiply(BigInteger.valueOf(9))
                            .mod(WORD);
            BigInteger t = s[1].shiftLeft(9).mod(WORD);
            s[2] = s[2].xor(s[0]);
            s[3] = s[3].xor(s[1]);
            s[1] = s[1].xor(s[2]);
            s[0] = s[0].xor(s[3]);
            s[2] = s[2].xor(t);
            s[3] = rotated(s[3], 11);
            return result.intValue();
        }

        private static BigInteger rotated(BigInteger word, int by) {
            return word.shiftLeft(by).mod(WORD).or(word.shiftRight(32 - by));
        }
    }
}
