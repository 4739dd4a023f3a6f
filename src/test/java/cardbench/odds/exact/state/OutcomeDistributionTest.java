package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Residues;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OutcomeDistributionTest {

    private final Residues residues = new Residues(12);

    private Map<Integer, Rational> read(OutcomeDistribution outcomes) {
        Map<Integer, Rational> read = new TreeMap<>();
        for (int i = 0; i < outcomes.size(); i++) {
            Rational own = Workbench.rational(residues, outcomes.weight(i));
            assertEquals(null, read.put(outcomes.number(i), own));
        }
        return read;
    }

    private double[] weight(int some, int multiplicity) {
        double[] weight = residues.one();
        residues.scale(weight, some, multiplicity);
        return weight;
    }

    /** Up to more outcomes than are looked through one by one, in any order. */
    @Test
    void sums_areThoseByNumber() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            OutcomeDistribution outcomes = new OutcomeDistribution(residues);
            Map<Integer, Rational> expected = new TreeMap<>();
            List<Integer> order = new ArrayList<>();
            int numbers = 1 + random.nextInt(seed % 3 == 0 ? 8 : 200);
            for (int i = 0; i < 120; i++) {
                int number = random.nextInt(numbers);
                int some = 1 + random.nextInt(9);
                outcomes.add(number, weight(some, 10));
                expected.merge(number, Rational.of(some, 10), Rational::plus);
                if (!order.contains(number)) {
                    order.add(number);
                }
            }
            assertEquals(expected, read(outcomes), "seed " + seed);
            for (int i = 0; i < order.size(); i++) {
                assertEquals(order.get(i), outcomes.number(i), "seed " + seed);
            }
        }
    }

    @Test
    void outcomesOfAState_areAddedByItsLikelihood() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            OutcomeDistribution sum = new OutcomeDistribution(residues);
            Map<Integer, Rational> expected = new TreeMap<>();
            for (int part = 0; part < 4; part++) {
                OutcomeDistribution own = new OutcomeDistribution(residues);
                int some = random.nextInt(6);
                for (int i = random.nextInt(30); i > 0; i--) {
                    int number = random.nextInt(40);
                    own.add(number, weight(1, 12));
                    Rational each = Rational.of(1, 12).times(Rational.of(some, 6));
                    expected.merge(number, each, Rational::plus);
                }
                sum.add(own, weight(some, 6));
            }
            assertEquals(expected, read(sum), "seed " + seed);
        }
    }

    @Test
    void reach_isThatOfTheLongestWay() {
        OutcomeDistribution far = new OutcomeDistribution(residues);
        far.height = 3;
        OutcomeDistribution near = new OutcomeDistribution(residues);
        near.height = 1;
        OutcomeDistribution both = new OutcomeDistribution(residues);
        both.reach(far, 1);
        both.reach(near, 2);
        assertEquals(4, both.height);
    }

    @Test
    void room_growsWithEveryOutcome() {
        OutcomeDistribution outcomes = new OutcomeDistribution(residues);
        int before = outcomes.bytes();
        for (int number = 0; number < 40; number++) {
            outcomes.add(number, residues.one());
            assertTrue(outcomes.bytes() >= before + Integer.BYTES * residues.primes());
            before = outcomes.bytes();
        }
        outcomes.trim();
        assertTrue(outcomes.bytes() < before, "the places of many are not kept");
        assertEquals(40, read(outcomes).size());
    }

    @Test
    void equalOnes_haveTheSameNumbersInTheSameOrder() {
        List<OutcomeDistribution> different = new ArrayList<>();
        for (int[] numbers : new int[][] {{}, {1}, {2}, {1, 2}, {2, 1}}) {
            for (int some : new int[] {1, 2}) {
                for (int height : new int[] {0, 3}) {
                    OutcomeDistribution one = outcomes(numbers, some, height);
                    OutcomeDistribution other = outcomes(numbers, some, height);
                    other.trim();
                    assertEquals(one, other);
                    assertEquals(one.hashCode(), other.hashCode());
                    if (numbers.length > 0 || some == 1) {
                        different.add(one);
                    }
                }
            }
        }
        for (OutcomeDistribution one : different) {
            for (OutcomeDistribution other : different) {
                assertEquals(one == other, one.equals(other));
            }
        }
    }

    private OutcomeDistribution outcomes(int[] numbers, int some, int height) {
        OutcomeDistribution outcomes = new OutcomeDistribution(residues);
        for (int number : numbers) {
            outcomes.add(number, weight(some, 5));
        }
        outcomes.height = height;
        return outcomes;
    }

    /** The denominators of all outcomes have one bound, which does not grow in the sum. */
    @Test
    void denominators_areBoundedTogether() {
        Residues tracking = new Residues(4, 7);
        OutcomeDistribution own = new OutcomeDistribution(tracking);
        double[] third = tracking.one();
        tracking.scale(third, 1, 3);
        own.add(0, third);
        double[] half = tracking.one();
        tracking.scale(half, 1, 2);
        own.add(1, half);
        own.add(1, tracking.zero());
        assertEquals("6", tracking.denominator(own.exponents()).toString());
        OutcomeDistribution sum = new OutcomeDistribution(tracking);
        assertEquals("1", tracking.denominator(sum.exponents()).toString());
        sum.add(own, half);
        sum.add(own, half);
        assertEquals("12", tracking.denominator(sum.exponents()).toString());
    }
}
