package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteStates;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a view keeps of a zone: the order of relatives, and the number of all others. */
class AbstractionTest {

    private static final int CLASSES = 5;

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 3, "", "[1]@;(= count (+ other 1))", "[1]@;(= other 1)")
                            .card("b", 3, "")
                            .card("c", 3, "")
                            .card("d", 3, "")
                            .card("e", 3, "")
                            .combo("a,b,c,d,e", ""),
                    SolverOptions.FAST);

    /** A view of a zone at random: which classes stand for others, and which are related. */
    private Abstraction view(Random random) {
        Abstraction abstraction = new Abstraction(bench.problem);
        for (int zone = 0; zone < abstraction.representative.length; zone++) {
            for (int c = 0; c < CLASSES; c++) {
                int first = random.nextInt(c + 1);
                boolean stands =
                        random.nextInt(3) == 0 && abstraction.representative[zone][first] == first;
                boolean gone = zone > 0 && random.nextInt(6) == 0;
                abstraction.representative[zone][c] =
                        gone ? Abstraction.IRRELEVANT : stands ? first : c;
                abstraction.orderGroup[zone][c] = random.nextInt(3) - 1;
            }
            abstraction.orderGroups[zone] = 2;
            relateGroups(abstraction, zone);
        }
        return abstraction;
    }

    /** Relates all classes of an order group. */
    private static void relateGroups(Abstraction abstraction, int zone) {
        for (int a = 0; a < CLASSES; a++) {
            abstraction.related[zone][a] = 0;
            for (int b = 0; b < CLASSES; b++) {
                boolean same =
                        abstraction.orderGroup[zone][a] == abstraction.orderGroup[zone][b]
                                && abstraction.orderGroup[zone][a] != Abstraction.UNORDERED;
                abstraction.related[zone][a] |= a != b && same ? 1 << b : 0;
            }
        }
    }

    private static byte[] list(Random random) {
        byte[] list = {};
        for (int i = random.nextInt(7); i > 0; i--) {
            list = Workbench.grown(list, random.nextInt(CLASSES), random);
        }
        return list;
    }

    /** In which orders those cards can lie that are related by a number, as a view names them. */
    private static Map<List<Integer>, Rational> related(
            byte[] list, Abstraction abstraction, int orderGroup) {
        Map<List<Integer>, Rational> related = new LinkedHashMap<>();
        ConcreteStates.orders(list)
                .forEach(
                        (order, own) -> {
                            List<Integer> cards = new ArrayList<>();
                            for (int card : order) {
                                int c = abstraction.representative[CardClassSet.HAND][card];
                                if (c != Abstraction.IRRELEVANT
                                        && abstraction.orderGroup[CardClassSet.HAND][c]
                                                == orderGroup) {
                                    cards.add(c);
                                }
                            }
                            related.merge(cards, own, Rational::plus);
                        });
        return related;
    }

    @Test
    void tidyZones_keepTheOrderOfRelatives() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            Abstraction abstraction = view(random);
            State state = State.first(bench.problem);
            byte[] list = list(random);
            state.lay(CardClassSet.HAND, list);
            abstraction.canonicaliseZone(state, CardClassSet.HAND);
            byte[] tidy = state.list(CardClassSet.HAND);
            String where = "seed " + seed + ": " + Arrays.toString(list);
            List<Integer> loose = new ArrayList<>();
            for (byte card : list) {
                int c =
                        abstraction
                                .representative[CardClassSet.HAND][
                                PartiallyOrderedCards.classOf(card)];
                if (c != Abstraction.IRRELEVANT
                        && abstraction.orderGroup[CardClassSet.HAND][c] == Abstraction.UNORDERED) {
                    loose.add(c);
                }
            }
            loose.sort(null);
            assertEquals(loose.toString(), Arrays.toString(state.bag(CardClassSet.HAND)), where);
            int ordered = 0;
            for (int orderGroup = 0; orderGroup < 2; orderGroup++) {
                Map<List<Integer>, Rational> expected = related(list, abstraction, orderGroup);
                assertEquals(expected, named(tidy, abstraction, orderGroup), where);
                ordered += expected.keySet().iterator().next().size();
            }
            assertEquals(ordered, tidy.length, where);
            // once it is tidy nothing changes any more
            abstraction.canonicaliseZone(state, CardClassSet.HAND);
            assertSame(tidy, state.list(CardClassSet.HAND), where);
        }
    }

    /** The same of a list whose cards have the names of the view. */
    private static Map<List<Integer>, Rational> named(
            byte[] list, Abstraction abstraction, int orderGroup) {
        Map<List<Integer>, Rational> named = new LinkedHashMap<>();
        ConcreteStates.orders(list)
                .forEach(
                        (order, own) -> {
                            List<Integer> cards = new ArrayList<>(order);
                            cards.removeIf(
                                    card ->
                                            abstraction.orderGroup[CardClassSet.HAND][card]
                                                    != orderGroup);
                            named.merge(cards, own, Rational::plus);
                        });
        return named;
    }

    /** Two lists in which relatives lie in the same orders become the same. */
    @Test
    void tidyZones_areTheSameWhereTheirOrdersAre() {
        Map<String, String> seen = new LinkedHashMap<>();
        int met = 0;
        for (int seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            Abstraction abstraction = view(new Random(5));
            State state = State.first(bench.problem);
            byte[] list = list(random);
            list = list.length > 4 ? new byte[0] : list;
            state.lay(CardClassSet.HAND, list);
            List<Integer> cards = new ArrayList<>();
            for (byte card : list) {
                cards.add(
                        abstraction
                                .representative[CardClassSet.HAND][
                                PartiallyOrderedCards.classOf(card)]);
            }
            cards.removeIf(c -> c == Abstraction.IRRELEVANT);
            cards.sort(null);
            StringBuilder orders = new StringBuilder(cards.toString());
            for (int orderGroup = 0; orderGroup < 2; orderGroup++) {
                Map<String, Rational> sorted = new TreeMap<>();
                related(list, abstraction, orderGroup)
                        .forEach((order, own) -> sorted.put(order.toString(), own));
                orders.append(sorted);
            }
            abstraction.canonicaliseZone(state, CardClassSet.HAND);
            String tidy =
                    Arrays.toString(state.list(CardClassSet.HAND))
                            + Arrays.toString(state.bag(CardClassSet.HAND));
            String before = seen.putIfAbsent(orders.toString(), tidy);
            met += before == null ? 0 : 1;
            assertEquals(before == null ? tidy : before, tidy, "seed " + seed);
        }
        assertTrue(met > 500);
    }

    /** The card whose effect runs stays, whatever else does, and keeps its class. */
    @Test
    void runningCard_stays() {
        for (int orderGroup = -1; orderGroup < 2; orderGroup++) {
            Abstraction abstraction = view(new Random(1));
            Arrays.fill(abstraction.representative[CardClassSet.HAND], Abstraction.IRRELEVANT);
            Arrays.fill(abstraction.orderGroup[CardClassSet.HAND], orderGroup);
            State state = State.first(bench.problem);
            byte[] list = {
                PartiallyOrderedCards.START | 2,
                PartiallyOrderedCards.START | PartiallyOrderedCards.SELF | 3,
                PartiallyOrderedCards.START | 1
            };
            state.lay(CardClassSet.HAND, list);
            abstraction.canonicaliseZone(state, CardClassSet.HAND);
            byte[] expected = {PartiallyOrderedCards.START | PartiallyOrderedCards.SELF | 3};
            assertArrayEquals(expected, state.list(CardClassSet.HAND));
        }
    }

    /** Before or after it lies what did so, also a card that is otherwise the same. */
    @Test
    void runningCard_isInNoGroupWithOthers() {
        Abstraction abstraction = view(new Random(1));
        for (int c = 0; c < CLASSES; c++) {
            abstraction.representative[CardClassSet.HAND][c] = c;
            abstraction.orderGroup[CardClassSet.HAND][c] = 0;
        }
        byte self = PartiallyOrderedCards.START | PartiallyOrderedCards.SELF | 3;
        byte other = PartiallyOrderedCards.START | 3;
        for (byte[] list : new byte[][] {{self, other}, {other, self}, {other, self, other, 3}}) {
            State state = State.first(bench.problem);
            state.lay(CardClassSet.HAND, list);
            abstraction.canonicaliseZone(state, CardClassSet.HAND);
            assertArrayEquals(list, state.list(CardClassSet.HAND));
        }
    }

    @Test
    void deck_isCountedByWhatStandsForItsClasses() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Abstraction abstraction = view(random);
            abstraction.draws = random.nextBoolean();
            abstraction.asksDeck = abstraction.draws || random.nextBoolean();
            abstraction.blank = random.nextInt(CLASSES + 1) - 1;
            abstraction.blank =
                    abstraction.blank < 0
                            ? -1
                            : abstraction.representative[CardClassSet.DECK][abstraction.blank];
            State state = State.first(bench.problem);
            state.top = new byte[] {PartiallyOrderedCards.START | 1, 3};
            state.bottom = new byte[] {PartiallyOrderedCards.START | 4};
            for (int c = 0; c < CLASSES; c++) {
                state.ownCounts()[c] = random.nextInt(4);
            }
            state.unseen = Arrays.stream(state.counts).sum();
            int[] expected = new int[CLASSES];
            for (int c = 0; c < CLASSES; c++) {
                expected[abstraction.representative[CardClassSet.DECK][c]] += state.counts[c];
            }
            if (!abstraction.draws && abstraction.blank >= 0) {
                expected[abstraction.blank] = 0;
            }
            byte[] top =
                    PartiallyOrderedCards.renamed(
                            state.top, abstraction.representative[CardClassSet.DECK]);
            if (!abstraction.asksDeck) {
                Arrays.fill(expected, 0);
                top = PartiallyOrderedCards.NONE;
            }
            State before = state.copy();
            String counts = Arrays.toString(before.counts);
            abstraction.canonicalise(state);
            String where = "seed " + seed;
            assertArrayEquals(expected, state.counts, where);
            assertEquals(Arrays.stream(expected).sum(), state.unseen, where);
            assertArrayEquals(top, state.top, where);
            assertEquals(abstraction.asksDeck ? 1 : 0, state.bottom.length, where);
            assertEquals(counts, Arrays.toString(before.counts), where);
        }
    }

    @Test
    void marks_areKeptWhereDrawsDependOnThem() {
        Abstraction abstraction = new Abstraction(bench.problem);
        for (int c = 0; c < CLASSES; c++) {
            abstraction.representative[CardClassSet.DECK][c] = c == 1 ? 0 : c;
        }
        abstraction.draws = true;
        State state = State.first(bench.problem);
        state.counts = new int[] {2, 0, 1, 0, 1};
        state.unseen = 4;
        // of a and b, of d, of c and d, of c without a number, of b alone
        state.marks = new int[] {3, 2, 8, 1, 12, 1, 4, 0, 2, 1};
        abstraction.reduceMarks(state);
        assertArrayEquals(new int[] {1, 1, 1, 2, 4, 1}, state.marks);
        abstraction.draws = false;
        abstraction.reduceMarks(state);
        assertEquals(0, state.marks.length);
    }

    @Test
    void effectsAndVariables_thatNothingAsksFor_areForgotten() {
        for (int seen = 0; seen < 4; seen++) {
            Abstraction abstraction = new Abstraction(bench.problem);
            abstraction.dead[0] = seen;
            State state = State.first(bench.problem);
            for (int i = 0; i < 2; i++) {
                abstraction.read[i] = (seen >>> i & 1) == 1;
                state.ownGlobals()[i] = 7;
            }
            State before = state.copy();
            abstraction.canonicalise(state);
            for (int i = 0; i < 2; i++) {
                boolean bit = (seen >>> i & 1) == 1;
                assertEquals(bit, state.isDone(i));
                assertEquals(bit ? 7 : 0, state.globals[i]);
                assertEquals(7, before.globals[i]);
                assertTrue(!before.isDone(i));
            }
        }
    }
}
