package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.MarkedDeck;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
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
        MultiDraw draws = bench.machine.draws;
        return bench.runs(
                state,
                () -> {
                    State from = bench.machine.state;
                    draws.draw(from, cards, null);
                    return seen(draws.drawn, MarkedDeck.bySet(from.marks));
                });
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

    /** Draws card by card. */
    private Likelihoods oneByOne(State state, int cards) {
        DrawPile pile = new DrawPile(bench.problem, SolverOptions.FAST, bench.machine);
        return bench.runs(
                state,
                () -> {
                    int[] drawn = new int[MarkedDeck.CLASSES];
                    for (int i = 0; i < cards; i++) {
                        drawn[pile.draw()]++;
                    }
                    return Arrays.toString(drawn);
                });
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

    /** Where one set is inside another, cards come one by one. */
    @Test
    void drawsOfSetsInsideOthers_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 150; seed++) {
            MarkedDeck deck = MarkedDeck.nested(new Random(seed));
            State state = deck.state(bench.problem);
            for (int cards = 1; cards <= deck.cards(); cards++) {
                Likelihoods expected = new Likelihoods();
                deck.draw(
                        cards,
                        (order, left, weight) -> {
                            int[] drawn = new int[MarkedDeck.CLASSES];
                            order.forEach(c -> drawn[c]++);
                            expected.add(Arrays.toString(drawn), weight);
                        });
                assertEquals(expected, oneByOne(state, cards), "seed " + seed + ", " + deck);
            }
        }
    }

    @Test
    void setsWithACommonClass_areNotCovered() {
        int[] cards = {2, 2, 2, 2};
        assertTrue(MultiDraw.covers(state(cards, new int[] {1, 1, 2, 1, 12, 1}), 2));
        assertFalse(MultiDraw.covers(state(cards, new int[] {1, 1, 7, 1}), 2), "one inside");
        assertFalse(MultiDraw.covers(state(cards, new int[] {3, 1, 6, 1}), 2), "an overlap");
        assertFalse(MultiDraw.covers(state(cards, new int[] {3, 1, 3, 1}), 2), "the same twice");
    }

    /** Of two cards and twenty, all but one: it is one of the two with 2/22. */
    @Test
    void manyCards_areSplitInTwoSteps() {
        Likelihoods expected = new Likelihoods();
        expected.add("[1, 20]", new Rational(1, 11));
        expected.add("[2, 19]", new Rational(10, 11));
        Likelihoods found =
                bench.runs(
                        state(new int[] {1, 0, 0, 0}, new int[0]),
                        () -> Arrays.toString(bench.machine.draws.split(new int[] {2, 20}, 21)));
        assertEquals(expected, found);
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
