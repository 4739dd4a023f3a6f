package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a view keeps of a zone: the order of relatives, and the number of all others. */
class ViewTest {

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
                    Ways.FAST);

    /** A view of a zone at random: which classes stand for others, and which are related. */
    private View view(Random random) {
        View view = new View(bench.problem);
        for (int zone = 0; zone < view.alias.length; zone++) {
            for (int c = 0; c < CLASSES; c++) {
                int first = random.nextInt(c + 1);
                boolean stands = random.nextInt(3) == 0 && view.alias[zone][first] == first;
                boolean gone = zone > 0 && random.nextInt(6) == 0;
                view.alias[zone][c] = gone ? View.GONE : stands ? first : c;
                view.kin[zone][c] = random.nextInt(3) - 1;
            }
            view.kins[zone] = 2;
        }
        return view;
    }

    private static byte[] list(Random random) {
        byte[] list = {};
        for (int i = random.nextInt(7); i > 0; i--) {
            list = Workbench.grown(list, random.nextInt(CLASSES), random);
        }
        return list;
    }

    /** In which orders those cards can lie that are related by a number, as a view names them. */
    private static Map<List<Integer>, Rational> related(byte[] list, View view, int kin) {
        Map<List<Integer>, Rational> related = new LinkedHashMap<>();
        ConcreteStates.orders(list)
                .forEach(
                        (order, own) -> {
                            List<Integer> cards = new ArrayList<>();
                            for (int card : order) {
                                int c = view.alias[Cards.HAND][card];
                                if (c != View.GONE && view.kin[Cards.HAND][c] == kin) {
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
            View view = view(random);
            State state = State.first(bench.problem);
            byte[] list = list(random);
            state.lay(Cards.HAND, list);
            view.tidy(state, Cards.HAND);
            byte[] tidy = state.lists[Cards.HAND];
            String where = "seed " + seed + ": " + Arrays.toString(list);
            List<Integer> loose = new ArrayList<>();
            for (byte card : list) {
                int c = view.alias[Cards.HAND][Piles.classOf(card)];
                if (c != View.GONE && view.kin[Cards.HAND][c] == View.LOOSE) {
                    loose.add(c);
                }
            }
            loose.sort(null);
            assertEquals(loose.toString(), Arrays.toString(state.bags[Cards.HAND]), where);
            int tied = 0;
            for (int kin = 0; kin < 2; kin++) {
                Map<List<Integer>, Rational> expected = related(list, view, kin);
                assertEquals(expected, named(tidy, view, kin), where);
                tied += expected.keySet().iterator().next().size();
            }
            assertEquals(tied, tidy.length, where);
            // once it is tidy nothing changes any more
            view.tidy(state, Cards.HAND);
            assertSame(tidy, state.lists[Cards.HAND], where);
        }
    }

    /** The same of a list whose cards have the names of the view. */
    private static Map<List<Integer>, Rational> named(byte[] list, View view, int kin) {
        Map<List<Integer>, Rational> named = new LinkedHashMap<>();
        ConcreteStates.orders(list)
                .forEach(
                        (order, own) -> {
                            List<Integer> cards = new ArrayList<>(order);
                            cards.removeIf(card -> view.kin[Cards.HAND][card] != kin);
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
            View view = view(new Random(5));
            State state = State.first(bench.problem);
            byte[] list = list(random);
            list = list.length > 4 ? new byte[0] : list;
            state.lay(Cards.HAND, list);
            List<Integer> cards = new ArrayList<>();
            for (byte card : list) {
                cards.add(view.alias[Cards.HAND][Piles.classOf(card)]);
            }
            cards.removeIf(c -> c == View.GONE);
            cards.sort(null);
            StringBuilder orders = new StringBuilder(cards.toString());
            for (int kin = 0; kin < 2; kin++) {
                Map<String, Rational> sorted = new TreeMap<>();
                related(list, view, kin).forEach((order, own) -> sorted.put(order.toString(), own));
                orders.append(sorted);
            }
            view.tidy(state, Cards.HAND);
            String tidy =
                    Arrays.toString(state.lists[Cards.HAND])
                            + Arrays.toString(state.bags[Cards.HAND]);
            String before = seen.putIfAbsent(orders.toString(), tidy);
            met += before == null ? 0 : 1;
            assertEquals(before == null ? tidy : before, tidy, "seed " + seed);
        }
        assertTrue(met > 500);
    }

    /** The card whose effect runs stays, whatever else does, and keeps its class. */
    @Test
    void runningCard_stays() {
        for (int kin = -1; kin < 2; kin++) {
            View view = view(new Random(1));
            Arrays.fill(view.alias[Cards.HAND], View.GONE);
            Arrays.fill(view.kin[Cards.HAND], kin);
            State state = State.first(bench.problem);
            byte[] list = {Piles.START | 2, Piles.START | Piles.SELF | 3, Piles.START | 1};
            state.lay(Cards.HAND, list);
            view.tidy(state, Cards.HAND);
            byte[] expected = {Piles.START | Piles.SELF | 3};
            assertArrayEquals(expected, state.lists[Cards.HAND]);
        }
    }

    @Test
    void deck_isCountedByWhatStandsForItsClasses() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            View view = view(random);
            view.draws = random.nextBoolean();
            view.asksDeck = view.draws || random.nextBoolean();
            view.blank = random.nextInt(CLASSES + 1) - 1;
            view.blank = view.blank < 0 ? -1 : view.alias[Cards.DECK][view.blank];
            State state = State.first(bench.problem);
            state.top = new byte[] {Piles.START | 1, 3};
            state.bottom = new byte[] {Piles.START | 4};
            for (int c = 0; c < CLASSES; c++) {
                state.ownCounts()[c] = random.nextInt(4);
            }
            state.unseen = Arrays.stream(state.counts).sum();
            int[] expected = new int[CLASSES];
            for (int c = 0; c < CLASSES; c++) {
                expected[view.alias[Cards.DECK][c]] += state.counts[c];
            }
            if (!view.draws && view.blank >= 0) {
                expected[view.blank] = 0;
            }
            byte[] top = Piles.renamed(state.top, view.alias[Cards.DECK]);
            if (!view.asksDeck) {
                Arrays.fill(expected, 0);
                top = Piles.NONE;
            }
            State before = state.copy();
            String counts = Arrays.toString(before.counts);
            view.reduce(state);
            String where = "seed " + seed;
            assertArrayEquals(expected, state.counts, where);
            assertEquals(Arrays.stream(expected).sum(), state.unseen, where);
            assertArrayEquals(top, state.top, where);
            assertEquals(view.asksDeck ? 1 : 0, state.bottom.length, where);
            assertEquals(counts, Arrays.toString(before.counts), where);
        }
    }

    @Test
    void marks_areKeptWhereDrawsDependOnThem() {
        View view = new View(bench.problem);
        for (int c = 0; c < CLASSES; c++) {
            view.alias[Cards.DECK][c] = c == 1 ? 0 : c;
        }
        view.draws = true;
        State state = State.first(bench.problem);
        state.counts = new int[] {2, 0, 1, 0, 1};
        state.unseen = 4;
        // of a and b, of d, of c and d, of c without a number, of b alone
        state.marks = new int[] {3, 2, 8, 1, 12, 1, 4, 0, 2, 1};
        view.reduceMarks(state);
        assertArrayEquals(new int[] {1, 1, 1, 2, 4, 1}, state.marks);
        view.draws = false;
        view.reduceMarks(state);
        assertEquals(0, state.marks.length);
    }

    @Test
    void effectsAndVariables_thatNothingAsksFor_areForgotten() {
        for (int seen = 0; seen < 4; seen++) {
            View view = new View(bench.problem);
            view.dead[0] = seen;
            State state = State.first(bench.problem);
            for (int i = 0; i < 2; i++) {
                view.read[i] = (seen >>> i & 1) == 1;
                state.ownGlobals()[i] = 7;
            }
            State before = state.copy();
            view.reduce(state);
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
