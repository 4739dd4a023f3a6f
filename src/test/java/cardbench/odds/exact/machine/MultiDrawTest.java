package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.MarkedDeck;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Held against drawing one by one from all orders of cards and of places that searches emptied. */
class MultiDrawTest {

    private final Workbench bench = Workbench.ofFourClasses(1);

    private State state(int[] counts, int[] marks) {
        return new MarkedDeck(counts, marks).state(bench.problem);
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
                        (drawn, sure, marks, weight) -> {
                            String seen = seen(drawn, MarkedDeck.bySet(marks));
                            sums.computeIfAbsent(seen, unused -> bench.residues.zero());
                            bench.residues.add(sums.get(seen), weight);
                        });
        Likelihoods found = new Likelihoods();
        sums.forEach((seen, sum) -> found.add(seen, bench.rational(sum)));
        return found;
    }

    private static Likelihoods expected(MarkedDeck deck, int cards) {
        Likelihoods expected = new Likelihoods();
        deck.draw(
                cards,
                (order, left, weight) -> {
                    int[] drawn = new int[MarkedDeck.CLASSES];
                    order.forEach(c -> drawn[c]++);
                    expected.add(seen(drawn, left), weight);
                });
        return expected;
    }

    private void check(int seed, MarkedDeck deck) {
        for (int cards = 1; cards <= deck.cards(); cards++) {
            String where = "seed " + seed + ", " + cards + " of " + deck;
            State state = deck.state(bench.problem);
            assertTrue(MultiDraw.covers(state, cards), where);
            Likelihoods found = found(state, cards);
            assertEquals(Rational.ONE, found.sum(), where);
            assertEquals(expected(deck, cards), found, where);
        }
    }

    @Test
    void choices_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 150; seed++) {
            check(seed, MarkedDeck.of(new Random(seed)));
        }
    }

    @Test
    void choicesWhereASetIsInsideAnother_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 150; seed++) {
            check(seed, MarkedDeck.nested(new Random(seed)));
        }
    }

    @Test
    void oneSetAlone_mayHaveOthersInsideIt() {
        int[] cards = {2, 2, 2, 2};
        assertTrue(MultiDraw.covers(state(cards, new int[] {1, 1, 2, 1, 7, 1}), 2));
        assertTrue(MultiDraw.covers(state(cards, new int[] {1, 1, 3, 1, 12, 1}), 2));
        assertFalse(MultiDraw.covers(state(cards, new int[] {1, 1, 3, 1, 7, 1}), 2), "a chain");
        assertFalse(MultiDraw.covers(state(cards, new int[] {1, 1, 3, 1, 4, 1, 12, 1}), 2));
        assertFalse(MultiDraw.covers(state(cards, new int[] {3, 1, 6, 1}), 2), "an overlap");
        assertFalse(MultiDraw.covers(state(cards, new int[] {3, 1, 3, 1}), 2), "the same twice");
    }

    @Test
    void likelihoodOfTheState_isAFactor() {
        State state = state(new int[] {2, 1, 0, 1}, new int[] {3, 1});
        double[] third = bench.residues.one();
        bench.residues.scale(third, 1, 3);
        double[] before = third.clone();
        double[] sum = bench.residues.zero();
        new MultiDraw(bench.problem, bench.residues)
                .draw(state, 2, third, (drawn, sure, marks, own) -> bench.residues.add(sum, own));
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
