package cardbench.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.exact.analysis.Abstraction;
import cardbench.exact.program.CardClassSet;
import cardbench.exact.search.ConcreteStates;
import cardbench.exact.search.Likelihoods;
import cardbench.exact.search.MarkedDeck;
import cardbench.exact.search.Rational;
import cardbench.exact.search.Workbench;
import cardbench.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Held against drawing one by one from all orders of cards and of places that searches emptied. */
class DrawnOrderTest {

    private static final int CLASSES = MarkedDeck.CLASSES;

    private final Workbench bench = Workbench.ofFourClasses(2);

    private final Abstraction abstraction = bench.machine.abstraction;

    /** One for all decks, as in a search: it remembers what it found last. */
    private final DrawnOrder drawnOrder =
            new DrawnOrder(bench.problem, bench.machine, bench.residues);

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
        Likelihoods found = new Likelihoods();
        new MultiDraw(bench.problem, bench.residues)
                .draw(
                        state,
                        cards,
                        bench.residues.one(),
                        (drawn, sure, marks, weight) ->
                                bench.chance.forEach(
                                        () -> {
                                            bench.chance.start();
                                            byte[] list =
                                                    drawnOrder.arranged(
                                                            drawn,
                                                            state.marks,
                                                            marks,
                                                            CardClassSet.HAND);
                                            double[] own = bench.chance.scaled(weight);
                                            add(list, marks, bench.rational(own), found);
                                        }));
        return found;
    }

    /** Adds all orders that a list may have. */
    private void add(byte[] list, int[] marks, Rational weight, Likelihoods sum) {
        ConcreteStates.orders(list)
                .forEach(
                        (order, own) ->
                                sum.add(seen(order, MarkedDeck.bySet(marks)), own.times(weight)));
    }

    private Likelihoods expected(MarkedDeck deck, int cards) {
        Likelihoods expected = new Likelihoods();
        deck.draw(cards, (order, left, weight) -> expected.add(seen(order, left), weight));
        return expected;
    }

    private int check(int seed, MarkedDeck deck) {
        int checked = 0;
        State state = deck.state(bench.problem);
        for (int cards = 1; cards <= deck.cards(); cards++) {
            if (DrawnOrder.covers(state.marks, cards)) {
                String where = "seed " + seed + ", " + cards + " of " + deck;
                Likelihoods found = found(state, cards);
                assertEquals(Rational.ONE, found.sum(), where);
                assertEquals(expected(deck, cards), found, where);
                checked++;
            }
        }
        return checked;
    }

    @Test
    void ordersOfRelatedCards_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            relate(random);
            check(seed, MarkedDeck.of(random));
        }
    }

    @Test
    void ordersWhereASetIsInsideAnother_areWhatAllOrdersSay() {
        int checked = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            relate(random);
            checked += check(seed, MarkedDeck.nested(random));
        }
        assertTrue(checked > 500, checked + " draws");
    }

    @Test
    void fewCardsAndPlaces_areCovered() {
        assertTrue(DrawnOrder.covers(new int[] {1, 1, 3, 2}, 4));
        assertFalse(DrawnOrder.covers(new int[] {1, 1, 3, 2}, 5));
        assertTrue(DrawnOrder.covers(new int[0], 7));
    }
}
