package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Residues;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The outcomes of several states, with the weights of equal ones added up first. */
class OutcomeMixtureTest {

    private static final int PRIMES = 3;

    private final Residues residues = new Residues(PRIMES, 40);

    private double[] weight(Random random) {
        double[] weight = residues.one();
        residues.scale(weight, 1 + random.nextInt(30), 31 + random.nextInt(9));
        return weight;
    }

    private OutcomeDistribution outcomes(Random random) {
        OutcomeDistribution outcomes = new OutcomeDistribution(residues);
        for (int i = random.nextInt(4); i >= 0; i--) {
            outcomes.add(random.nextInt(6), weight(random));
        }
        if (random.nextInt(3) > 0) {
            outcomes.trim();
        }
        return outcomes;
    }

    @Test
    void sum_isThatOfTheSingleStates() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            OutcomeDistribution[] some = new OutcomeDistribution[1 + random.nextInt(40)];
            for (int i = 0; i < some.length; i++) {
                some[i] = outcomes(random);
            }
            OutcomeMixture mixture = new OutcomeMixture(residues);
            OutcomeDistribution expected = new OutcomeDistribution(residues);
            for (int i = random.nextInt(300); i >= 0; i--) {
                OutcomeDistribution own = some[random.nextInt(some.length)];
                double[] weight = weight(random);
                expected.add(own, weight);
                double[] more = weight(random);
                expected.add(own, more);
                double[] before = weight.clone();
                mixture.add(own, weight);
                mixture.add(own, more);
                assertEquals(before[1], weight[1], "the weight stays as it is");
            }
            OutcomeDistribution found = new OutcomeDistribution(residues);
            for (int i = 0; i < mixture.size(); i++) {
                found.add(mixture.component(i), mixture.weight(i));
                for (int j = 0; j < i; j++) {
                    assertTrue(mixture.component(i) != mixture.component(j), "seed " + seed);
                }
            }
            assertEquals(expected, found, "seed " + seed);
        }
    }

    /** The order is part of the result. */
    @Test
    void components_areInTheOrderInWhichTheyCame() {
        Random random = new Random(1);
        OutcomeMixture mixture = new OutcomeMixture(residues);
        OutcomeDistribution[] some = new OutcomeDistribution[100];
        for (int i = 0; i < some.length; i++) {
            some[i] = outcomes(random);
            mixture.add(some[i], weight(random));
            mixture.add(some[random.nextInt(i + 1)], weight(random));
        }
        assertEquals(some.length, mixture.size());
        for (int i = 0; i < some.length; i++) {
            assertSame(some[i], mixture.component(i));
        }
    }
}
