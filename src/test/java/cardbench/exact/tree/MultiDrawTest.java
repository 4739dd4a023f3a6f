package cardbench.exact.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Held against drawing one by one from all orders of cards and of places that searches emptied. */
class MultiDrawTest {

    private static final int CLASSES = 4;
    private static final int[][] SETS = {{}, {1}, {3}, {1, 2}, {3, 12}, {7}, {1, 12}, {15}};

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 1, "")
                            .card("b", 1, "")
                            .card("c", 1, "")
                            .card("d", 1, "")
                            .combo("a,b,c,d", ""),
                    SolverOptions.FAST);

    private State state(int[] counts, int[] marks) {
        State state = State.first(bench.problem);
        state.counts = counts;
        state.unseen = Arrays.stream(counts).sum();
        state.marks = marks;
        return state;
    }

    private static String seen(int[] drawn, Map<Integer, Integer> left) {
        return Arrays.toString(drawn) + left;
    }

    private Likelihoods found(State state, int cards) {
        Map<String, double[]> sums = new TreeMap<>();
        new MultiDraw(bench.problem, bench.residues)
                .draw(
                        state,
                        cards,
                        bench.residues.one(),
                        (drawn, marks, weight) -> {
                            Map<Integer, Integer> left = new TreeMap<>();
                            for (int i = 0; i < marks.length; i += 2) {
                                left.put(marks[i], marks[i + 1]);
                            }
                            String seen = seen(drawn, left);
                            sums.computeIfAbsent(seen, unused -> bench.residues.zero());
                            bench.residues.add(sums.get(seen), weight);
                        });
        Likelihoods found = new Likelihoods();
        sums.forEach((seen, sum) -> found.add(seen, bench.rational(sum)));
        return found;
    }

    private static Likelihoods expected(int[] counts, int[] marks, int cards) {
        Likelihoods expected = new Likelihoods();
        for (Map.Entry<List<Integer>, Rational> one :
                ConcreteStates.places(counts, marks).entrySet()) {
            int[] drawn = new int[CLASSES];
            Map<Integer, Integer> left = new TreeMap<>();
            for (int i = 0; i < marks.length; i += 2) {
                left.put(marks[i], marks[i + 1]);
            }
            int missing = cards;
            for (int place : one.getKey()) {
                if (missing == 0) {
                    break;
                }
                if (place >= 0) {
                    drawn[place]++;
                    missing--;
                } else {
                    left.merge(marks[-1 - place], -1, Integer::sum);
                }
            }
            left.values().removeIf(number -> number == 0);
            expected.add(seen(drawn, left), one.getValue());
        }
        return expected;
    }

    @Test
    void choices_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            int[] counts = new int[CLASSES];
            for (int i = 0; i < 1 + random.nextInt(5); i++) {
                counts[random.nextInt(CLASSES)]++;
            }
            int[] sets = SETS[random.nextInt(SETS.length)];
            int[] marks = {};
            for (int set : sets) {
                int there = 0;
                for (int c = 0; c < CLASSES; c++) {
                    there += set >>> c & Math.min(1, counts[c]);
                }
                // nothing is remembered of sets of which no card is left
                marks =
                        there == 0
                                ? marks
                                : DrawConstraints.with(marks, set, 1 + random.nextInt(2));
            }
            int unseen = Arrays.stream(counts).sum();
            for (int cards = 1; cards <= unseen; cards++) {
                String where = "seed " + seed + ", " + cards + " of " + Arrays.toString(counts);
                Likelihoods found = found(state(counts, marks), cards);
                assertEquals(Rational.ONE, found.sum(), where);
                assertEquals(expected(counts, marks, cards), found, where);
            }
        }
    }

    @Test
    void likelihoodOfTheState_isAFactor() {
        State state = state(new int[] {2, 1, 0, 1}, new int[] {3, 1});
        double[] third = bench.residues.one();
        bench.residues.scale(third, 1, 3);
        double[] before = third.clone();
        double[] sum = bench.residues.zero();
        new MultiDraw(bench.problem, bench.residues)
                .draw(state, 2, third, (drawn, marks, own) -> bench.residues.add(sum, own));
        assertEquals(Rational.of(1, 3), bench.rational(sum));
        assertTrue(Arrays.equals(before, third));
    }

    @Test
    void onlyUnseenCardsWithinTheBounds_areCovered() {
        assertTrue(MultiDraw.covers(state(new int[] {9, 9, 9, 9}, new int[0]), 18));
        assertFalse(MultiDraw.covers(state(new int[] {9, 9, 9, 9}, new int[0]), 21));
        assertFalse(MultiDraw.covers(state(new int[] {1, 1, 0, 0}, new int[0]), 3));
        assertFalse(MultiDraw.covers(state(new int[] {5000, 0, 0, 0}, new int[0]), 1));
        State onTop = state(new int[] {4, 0, 0, 0}, new int[0]);
        onTop.top = new byte[] {PartiallyOrderedCards.START};
        assertFalse(MultiDraw.covers(onTop, 1));
    }
}
