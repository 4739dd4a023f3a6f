package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Workbench;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ChoiceEnumeratorTest {

    private final Residues residues = new Residues(12);
    private final ChoiceEnumerator chance = new ChoiceEnumerator(residues);

    /** The weights at a point, which depend on what was chosen before. */
    private static int[] weights(long seed, String before) {
        Random random = new Random(seed * 31 + before.hashCode());
        int[] weights = new int[before.length() > 3 ? 0 : random.nextInt(4)];
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = random.nextInt(4);
            sum += weights[i];
        }
        return sum == 0 ? new int[0] : weights;
    }

    /** All paths by recursion. */
    private static void paths(long seed, String before, Rational probability, Likelihoods all) {
        int[] weights = weights(seed, before);
        int sum = 0;
        for (int weight : weights) {
            sum += weight;
        }
        if (sum == 0) {
            all.add(before, probability);
        }
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                paths(seed, before + i, probability.times(Rational.of(weights[i], sum)), all);
            }
        }
    }

    @Test
    void everyPath_isTakenOnce() {
        for (long number = 0; number < 200; number++) {
            long seed = number;
            Likelihoods expected = new Likelihoods();
            paths(seed, "", Rational.ONE, expected);
            Likelihoods found = new Likelihoods();
            int[] runs = {0};
            chance.forEach(
                    () -> {
                        chance.start();
                        StringBuilder path = new StringBuilder();
                        int[] weights = weights(seed, "");
                        while (weights.length > 0) {
                            path.append(chance.choose(weights, weights.length));
                            weights = weights(seed, path.toString());
                        }
                        assertEquals(path.length(), chance.choices());
                        double[] weight = chance.scaled(residues.one());
                        found.add(path.toString(), Workbench.rational(residues, weight));
                        runs[0]++;
                    });
            assertEquals(expected, found, "seed " + seed);
            assertEquals(expected.size(), runs[0], "seed " + seed);
        }
    }

    /**
     * More choices than there was room for in the beginning, with one path each but for the last.
     */
    @Test
    void longWays_areGone() {
        int[] one = {0, 3, 0};
        for (int turn = 0; turn < 3; turn++) {
            StringBuilder seen = new StringBuilder();
            chance.forEach(
                    () -> {
                        chance.start();
                        for (int i = 0; i < 200; i++) {
                            assertEquals(1, chance.choose(one, 3));
                        }
                        seen.append(chance.choose(new int[] {1, 0, 2}, 3));
                    });
            assertEquals("02", seen.toString());
        }
    }

    @Test
    void likelihood_isLeftAsItIs() {
        double[] half = residues.one();
        residues.scale(half, 1, 2);
        double[] before = half.clone();
        chance.start();
        chance.choose(new int[] {1}, 1);
        assertSame(half, chance.scaled(half));
        chance.choose(new int[] {2, 1}, 2);
        assertEquals(Rational.of(1, 3), Workbench.rational(residues, chance.scaled(half)));
        assertArrayEquals(before, half);
    }

    /** One of three is chosen with weights 1/2, 1/3 and 1/6; a choice of one is none. */
    @Test
    void weights_multiplyThePath() {
        Likelihoods expected = new Likelihoods();
        Likelihoods found = new Likelihoods();
        for (int i = 0; i < 3; i++) {
            expected.add("" + i, Rational.of(3 - i, 6));
        }
        chance.forEach(
                () -> {
                    chance.start();
                    assertEquals(0, chance.pick(1));
                    int picked = chance.pick(3);
                    assertEquals(1, chance.choices());
                    for (int[] ratio : new int[][] {{3 - picked, 2}, {1, 3}}) {
                        double[] weight = residues.one();
                        residues.scale(weight, ratio[0], ratio[1]);
                        chance.weigh(weight);
                    }
                    double[] scaled = chance.scaled(residues.one());
                    found.add("" + picked, Workbench.rational(residues, scaled));
                });
        assertEquals(expected, found);
    }

    @Test
    void whatGoesBeyondTheBounds_givesUp() {
        chance.start();
        int[] most = {Residues.MAX_MULTIPLICITY - 1, 1};
        assertEquals(0, chance.choose(most, 2));
        int[] more = {Residues.MAX_MULTIPLICITY, 1};
        assertThrows(BudgetExceededException.class, () -> chance.choose(more, 2));
        chance.start();
        assertThrows(
                BudgetExceededException.class,
                () -> {
                    for (int i = 0; i < 5000; i++) {
                        chance.choose(new int[] {1}, 1);
                    }
                });
    }
}
