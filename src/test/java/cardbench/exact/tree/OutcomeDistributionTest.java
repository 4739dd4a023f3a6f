package cardbench.exact.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.number.Residues;
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
            OutcomeDistribution outcomes = new OutcomeDistribution();
            Map<Integer, Rational> expected = new TreeMap<>();
            List<Integer> order = new ArrayList<>();
            int numbers = 1 + random.nextInt(seed % 3 == 0 ? 8 : 200);
            for (int i = 0; i < 120; i++) {
                int number = random.nextInt(numbers);
                int some = 1 + random.nextInt(9);
                residues.add(outcomes.of(number, residues), weight(some, 10));
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
            OutcomeDistribution sum = new OutcomeDistribution();
            Map<Integer, Rational> expected = new TreeMap<>();
            for (int part = 0; part < 4; part++) {
                OutcomeDistribution own = new OutcomeDistribution();
                int some = random.nextInt(6);
                for (int i = random.nextInt(30); i > 0; i--) {
                    int number = random.nextInt(40);
                    residues.add(own.of(number, residues), weight(1, 12));
                    Rational each = Rational.of(1, 12).times(Rational.of(some, 6));
                    expected.merge(number, each, Rational::plus);
                }
                sum.add(own, weight(some, 6), residues);
            }
            assertEquals(expected, read(sum), "seed " + seed);
        }
    }

    @Test
    void reach_isThatOfTheLongestWay() {
        OutcomeDistribution far = new OutcomeDistribution();
        far.height = 3;
        OutcomeDistribution near = new OutcomeDistribution();
        near.height = 1;
        OutcomeDistribution both = new OutcomeDistribution();
        both.reach(far, 1);
        both.reach(near, 2);
        assertEquals(4, both.height);
    }

    @Test
    void room_growsWithEveryOutcome() {
        OutcomeDistribution outcomes = new OutcomeDistribution();
        int before = outcomes.bytes();
        for (int number = 0; number < 40; number++) {
            double[] weight = outcomes.of(number, residues);
            assertTrue(outcomes.bytes() >= before + Double.BYTES * weight.length);
            before = outcomes.bytes();
        }
    }
}
