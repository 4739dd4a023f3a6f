package cardbench.exact.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Held against drawing one by one from all orders of cards and of places that searches emptied. */
class DrawnOrderTest {

    private static final int CLASSES = 4;
    private static final int[][] SETS = {{1}, {3}, {1, 2}, {3, 12}, {1, 2, 4}, {7}, {1, 12}, {}};

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 2, "")
                            .card("b", 2, "")
                            .card("c", 2, "")
                            .card("d", 2, "")
                            .combo("a,b,c,d", ""),
                    SolverOptions.FAST);

    private final Abstraction abstraction = bench.machine.abstraction;

    private State state(int[] counts, int[] marks) {
        State state = State.first(bench.problem);
        state.counts = counts;
        state.unseen = Arrays.stream(counts).sum();
        state.marks = marks;
        return state;
    }

    /** Tells all classes apart in the hand, and relates some of them. */
    private void relate(Random random) {
        int[] related = abstraction.related[CardClassSet.HAND];
        int[] orderGroup = abstraction.orderGroup[CardClassSet.HAND];
        Arrays.fill(related, 0);
        Arrays.fill(orderGroup, Abstraction.UNORDERED);
        for (int c = 0; c < CLASSES; c++) {
            abstraction.representative[CardClassSet.HAND][c] = c;
            for (int other = 0; other < c; other++) {
                if (random.nextInt(3) > 0) {
                    related[c] |= 1 << other;
                    related[other] |= 1 << c;
                }
            }
        }
        for (int c = 0; c < CLASSES; c++) {
            boolean alone = related[c] == 0;
            int block = abstraction.block(15, c, CardClassSet.HAND);
            orderGroup[c] = alone ? Abstraction.UNORDERED : Integer.numberOfTrailingZeros(block);
        }
    }

    /** What can be known of a draw: the cards, the order of related ones, and the places left. */
    private String seen(List<Integer> order, Map<Integer, Integer> left) {
        List<Integer> cards = new ArrayList<>(order);
        cards.sort(null);
        int there = 0;
        for (int c : cards) {
            there |= 1 << c;
        }
        StringBuilder seen = new StringBuilder().append(left).append(cards);
        while (there != 0) {
            int first = Integer.numberOfTrailingZeros(there);
            int block = abstraction.block(there, first, CardClassSet.HAND);
            there &= ~block;
            List<Integer> own = new ArrayList<>(order);
            own.removeIf(c -> (block >>> c & 1) == 0);
            seen.append(own);
        }
        return seen.toString();
    }

    private Likelihoods found(State state, int cards) {
        DrawnOrder drawnOrder = new DrawnOrder(bench.problem, bench.machine, bench.residues);
        Likelihoods found = new Likelihoods();
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
                            bench.chance.forEach(
                                    () -> {
                                        bench.chance.start();
                                        byte[] list =
                                                drawnOrder.arranged(
                                                        drawn, state.marks, CardClassSet.HAND);
                                        Rational own = bench.rational(bench.chance.scaled(weight));
                                        ConcreteStates.orders(list)
                                                .forEach(
                                                        (order, each) ->
                                                                found.add(
                                                                        seen(order, left),
                                                                        own.times(each)));
                                    });
                        });
        return found;
    }

    private Likelihoods expected(int[] counts, int[] marks, int cards) {
        Likelihoods expected = new Likelihoods();
        for (Map.Entry<List<Integer>, Rational> one :
                ConcreteStates.places(counts, marks).entrySet()) {
            List<Integer> drawn = new ArrayList<>();
            Map<Integer, Integer> left = new TreeMap<>();
            for (int i = 0; i < marks.length; i += 2) {
                left.put(marks[i], marks[i + 1]);
            }
            for (int place : one.getKey()) {
                if (drawn.size() == cards) {
                    break;
                }
                if (place >= 0) {
                    drawn.add(place);
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
    void ordersOfRelatedCards_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            relate(random);
            int[] counts = new int[CLASSES];
            for (int i = 0; i < 2 + random.nextInt(4); i++) {
                counts[random.nextInt(CLASSES)]++;
            }
            int[] marks = {};
            for (int set : SETS[random.nextInt(SETS.length)]) {
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
            int most = Math.min(DrawnOrder.MOST, Arrays.stream(counts).sum());
            for (int cards = 1; cards <= most; cards++) {
                String where = "seed " + seed + ", " + cards + " of " + Arrays.toString(counts);
                Likelihoods found = found(state(counts, marks), cards);
                assertEquals(Rational.ONE, found.sum(), where);
                assertEquals(expected(counts, marks, cards), found, where);
            }
        }
    }
}
