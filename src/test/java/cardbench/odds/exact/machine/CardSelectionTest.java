package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.base.text.Diagnostics;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteStates;
import cardbench.odds.exact.search.ConcreteZones;
import cardbench.odds.exact.search.Dice;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The cards that are chosen, and those that are left, are what all orders of a zone say. */
class CardSelectionTest {

    private static final String[] SETS = {
        "H",
        "H.1",
        "H.2",
        "H.a:x",
        "H.a:x.1",
        "H.a:x.2",
        "H.1.a:x",
        "H.2.a:x",
        "H.3.!b.1",
        "H.a:x.2.a:y",
        "H.a:x.1.a:y",
        "H.2.a:x.1",
        "H.!a.3.a:x.1.b",
        "H.:count.a:y",
        "H.9",
        "H.0",
        "H.b",
        "H.a:x.:(- 1 count)",
    };

    private static Workbench bench(String set) {
        return new Workbench(
                new Topics()
                        .card("a", 2, "x")
                        .card("b", 2, "x y")
                        .card("c", 1, "y")
                        .card("d", 1, "")
                        .header("(= count 1);(# " + set + " F)")
                        .combo("a,b,c,d", ""),
                SolverOptions.PLAIN);
    }

    private static CardClassSet cards(Workbench bench) {
        return bench.problem.moves()[1].cards();
    }

    private static CardSet set(String text) {
        Expression size = Parser.number(Source.of("|" + text + "|"), new Diagnostics());
        return ((Expression.Size) size).cards();
    }

    @Test
    void chosenCards_areThoseOfAllOrders() {
        for (String text : SETS) {
            Workbench bench = bench(text);
            CardSelection selection =
                    new CardSelection(
                            bench.problem,
                            bench.machine,
                            new DrawPile(bench.problem, SolverOptions.FAST, bench.machine));
            CardClassSet cards = cards(bench);
            for (int seed = 0; seed < 8; seed++) {
                State state = bench.drawnState(new Random(seed));
                Likelihoods expected = new Likelihoods();
                bench.concrete()
                        .each(
                                state,
                                new Dice(),
                                (game, own) -> {
                                    List<ConcreteZones.Card> chosen = game.cards(set(text));
                                    List<ConcreteZones.Card> left = new ArrayList<>(game.zone('H'));
                                    left.removeAll(chosen);
                                    expected.add(kinds(chosen) + " of " + kinds(left), own);
                                });
                Likelihoods found = new Likelihoods();
                bench.chance.forEach(
                        () -> {
                            bench.chance.start();
                            bench.machine.state = state.copy();
                            Rational own = Rational.ONE;
                            CardSelection.Choice choice =
                                    selection.choose(
                                            cards,
                                            selection.limit(cards.limit()),
                                            selection.limits(cards.rest()));
                            byte[] list = bench.machine.state.list(CardClassSet.HAND);
                            own =
                                    own.times(
                                            bench.rational(
                                                    bench.chance.scaled(bench.residues.one())));
                            add(
                                    PartiallyOrderedCards.only(list, choice.listed),
                                    PartiallyOrderedCards.without(list, choice.listed),
                                    own,
                                    found);
                            assertEquals(
                                    choice.size,
                                    PartiallyOrderedCards.only(list, choice.listed).length);
                        });
                assertEquals(expected, found, text + ", seed " + seed);
            }
        }
    }

    private static void add(byte[] chosen, byte[] left, Rational weight, Likelihoods sum) {
        ConcreteStates.orders(chosen)
                .forEach(
                        (some, one) ->
                                ConcreteStates.orders(left)
                                        .forEach(
                                                (others, other) ->
                                                        sum.add(
                                                                some + " of " + others,
                                                                weight.times(one).times(other))));
    }

    private static List<Integer> kinds(List<ConcreteZones.Card> cards) {
        List<Integer> kinds = new ArrayList<>();
        for (ConcreteZones.Card card : cards) {
            kinds.add(card.kind);
        }
        return kinds;
    }

    /** Loose cards come after all others, and only where it does not matter which of them. */
    @Test
    void looseCards_areChosenWhereOneIsAsGoodAsAnother() {
        String[] sets = {"H", "H.a:x", "H.b", "H.a:x.3", "H.c.1", "H.3.a:x"};
        byte[][] loose = {{0, 1, 1, 2}, {0, 1, 1}, {1, 1}, {1, 1}, {2}, {}};
        for (int i = 0; i < sets.length; i++) {
            Workbench bench = bench(sets[i]);
            DrawPile drawPile = new DrawPile(bench.problem, SolverOptions.FAST, bench.machine);
            CardSelection selection = new CardSelection(bench.problem, bench.machine, drawPile);
            State state = State.first(bench.problem);
            bench.machine.state = state;
            state.fill(CardClassSet.HAND, new byte[] {0, 1, 1, 2});
            CardClassSet cards = cards(bench);
            int limit = selection.limit(cards.limit());
            int[] limits = selection.limits(cards.rest());
            if (i == 3 || i == 5) {
                // two are a, b: which of them are the first ones is not known
                state.fill(CardClassSet.HAND, new byte[] {0, 1, 1, 1, 2});
                assertThrows(
                        BudgetExceededException.class,
                        () -> selection.choose(cards, limit, limits),
                        sets[i]);
                continue;
            }
            assertArrayEquals(loose[i], selection.choose(cards, limit, limits).loose, sets[i]);
        }
    }

    @Test
    void runningCard_isChosenByItself() {
        String[] sets = {"X", "X.a:x", "X.a:y", "X.0", "X.1.a:x", "X.a:x.0", "X.1.b", "X.a.1"};
        boolean[] passes = {true, true, false, false, true, false, false, true};
        for (int i = 0; i < sets.length; i++) {
            Workbench bench =
                    new Workbench(
                            new Topics()
                                    .card("a", 1, "x", "@;(# " + sets[i] + " F)")
                                    .card("b", 1, "y")
                                    .combo("a,b", ""),
                            SolverOptions.PLAIN);
            DrawPile drawPile = new DrawPile(bench.problem, SolverOptions.FAST, bench.machine);
            CardSelection selection = new CardSelection(bench.problem, bench.machine, drawPile);
            bench.machine.state = State.first(bench.problem);
            bench.machine.state.running = 1;
            assertEquals(passes[i] ? 1 : 0, selection.size(cards(bench)), sets[i]);
        }
    }
}
