package cardbench.odds.exact.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Natural;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DistributionTest {

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 200, "", "[1]@;(= count (+ count 1))")
                            .card("b", 1, "")
                            .combo("a,b", ""),
                    SolverOptions.FAST);

    private State state(int number) {
        State state = State.first(bench.problem);
        state.ownCounts()[0] = number / 7;
        state.unseen = number / 7 + 1;
        state.ownGlobals()[0] = number % 7;
        return state;
    }

    /** Up to more states than there was room for in the beginning. */
    @Test
    void equalStates_areOneWithTheSumOfTheirLikelihoods() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Distribution distribution = new Distribution(bench.residues, bench.encoder);
            Map<Integer, Rational> expected = new LinkedHashMap<>();
            List<double[]> given = new ArrayList<>();
            List<double[]> copies = new ArrayList<>();
            int numbers = 1 + random.nextInt(300);
            for (int i = 0; i < 400; i++) {
                int number = random.nextInt(numbers);
                double[] weight = bench.residues.one();
                bench.residues.scale(weight, 1, 400);
                given.add(weight);
                copies.add(weight.clone());
                State state = state(number);
                expected.merge(number, Rational.of(1, 400), Rational::plus);
                int at = distribution.add(state, weight);
                List<Integer> order = new ArrayList<>(expected.keySet());
                assertEquals(order.indexOf(number), at, "seed " + seed);
            }
            assertEquals(expected.size(), distribution.size(), "seed " + seed);
            int at = 0;
            for (Map.Entry<Integer, Rational> one : expected.entrySet()) {
                int number = one.getKey();
                String where = "seed " + seed + ", state " + number;
                State state = distribution.state(at);
                assertEquals(number / 7, state.counts[0], where);
                assertEquals(number % 7, state.globals[0], where);
                assertEquals(one.getValue(), fraction(distribution.weight(at)), where);
                at++;
            }
            for (int i = 0; i < given.size(); i++) {
                // one weight may belong to states of several spreads
                assertArrayEquals(copies.get(i), given.get(i));
            }
        }
    }

    private Rational fraction(double[] weight) {
        Natural count = bench.residues.count(weight, Natural.of(400));
        return Rational.of(Long.parseLong(count.toString()), 400);
    }

    @Test
    void allOfAnother_areAdded() {
        Distribution some = new Distribution(bench.residues, bench.encoder);
        Distribution others = new Distribution(bench.residues, bench.encoder);
        double[] weight = bench.residues.one();
        bench.residues.scale(weight, 1, 400);
        for (int i = 0; i < 10; i++) {
            some.add(state(i), weight);
            others.add(state(i + 5), weight);
        }
        some.addAll(others);
        assertEquals(15, some.size());
        for (int i = 0; i < 15; i++) {
            boolean both = i >= 5 && i < 10;
            assertEquals(Rational.of(both ? 2 : 1, 400), fraction(some.weight(i)), "" + i);
        }
        assertEquals(10, others.size());
        assertEquals(Rational.of(1, 400), fraction(others.weight(0)));
    }

    @Test
    void room_growsWithNewStatesAlone() {
        Distribution distribution = new Distribution(bench.residues, bench.encoder);
        for (int i = 0; i < 30; i++) {
            long before = distribution.bytes();
            distribution.add(state(i), bench.residues.one());
            assertTrue(distribution.bytes() >= before + state(i).bytes());
            before = distribution.bytes();
            distribution.add(state(i), bench.residues.one());
            assertEquals(before, distribution.bytes());
        }
    }
}
