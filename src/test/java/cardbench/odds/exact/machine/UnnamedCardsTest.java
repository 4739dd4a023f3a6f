package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that leave the deck unseen: what is known of them, and how it is decided. */
class UnnamedCardsTest {

    /** Card a acts, three b have x, four c do not; a is in hand and the others are unseen. */
    private static Workbench bench(String effect) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", effect)
                        .card("b", 3, "x")
                        .card("c", 4, "")
                        .hand(1)
                        .combo("", "", "1", "(> |H.b| 0)", "best");
        return new Workbench(topics, SolverOptions.FAST);
    }

    private static State dealt(Workbench bench) {
        State state = State.first(bench.problem);
        state.ownCounts()[0] = 0;
        state.unseen = 7;
        state.fill(CardClassSet.HAND, new byte[] {0});
        bench.analyse(state).canonicalise(state);
        return state;
    }

    private static State withTwoLost(Workbench bench) {
        State state = dealt(bench);
        state.lost = 2;
        state.unseen = 5;
        return state;
    }

    /** Of two cards that are gone of three b and four c, k are b: C(3, k) C(4, 2 - k) / C(7, 2). */
    private static void isAnyOfSeven(
            Workbench bench, State state, Function<StateMachine, Integer> goneOfB) {
        Likelihoods expected = new Likelihoods();
        expected.add("0", new Rational(2, 7));
        expected.add("1", new Rational(4, 7));
        expected.add("2", new Rational(1, 7));
        assertEquals(expected, bench.runs(state, () -> goneOfB.apply(bench.machine).toString()));
    }

    @Test
    void lostCards_areNamedAsFarAsAsked() {
        Workbench bench = bench("[1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D);(# D.1 H)");
        State state = withTwoLost(bench);
        isAnyOfSeven(
                bench,
                state,
                machine -> {
                    machine.unnamed.nameLost();
                    State now = machine.state;
                    assertEquals(0, now.lost);
                    assertEquals(5, now.unseen);
                    assertEquals(2, gone(now, 1), "of both classes");
                    machine.unnamed.divideHidden(2);
                    assertEquals(5, now.unseen);
                    assertEquals(2 - gone(now, 1), gone(now, 2));
                    return gone(now, 1);
                });
    }

    @Test
    void hiddenCards_areDividedHypergeometrically() {
        Workbench bench = bench("[1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D);(# D.1 H)");
        State state = dealt(bench);
        // of the first class none is left, so it is no part of any choice
        state.hide(7, HiddenCards.GONE, 2);
        isAnyOfSeven(
                bench,
                state,
                machine -> {
                    machine.unnamed.divideHidden(1);
                    machine.unnamed.divideHidden(2);
                    assertEquals(2 - gone(machine.state, 1), gone(machine.state, 2));
                    return gone(machine.state, 1);
                });
    }

    /** A known card that is shuffled in is none of those that are gone. */
    @Test
    void cardsThatReturn_areNotGone() {
        Workbench bench = bench("[1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D);(# D.1 H)");
        State state = dealt(bench);
        state.hide(6, HiddenCards.GONE, 2);
        state.bottom = new byte[] {1};
        isAnyOfSeven(
                bench,
                state,
                machine -> {
                    machine.shuffle(CardClassSet.DECK);
                    return 4 - machine.state.count(CardClassSet.DECK, 2);
                });
    }

    /** While cards are lost, it is known of those that come back that they are not. */
    @Test
    void cardsThatReturn_areSure() {
        Workbench bench = bench("[1]@;(# X B);(# D.2 J);(# D.1 H);(# H D);(shuffle D);(# D.1 H)");
        State state = dealt(bench);
        state.ownCounts()[1]--;
        state.lost = 2;
        state.unseen = 4;
        state.bottom = new byte[] {1};
        bench.machine.state = state;
        bench.machine.shuffle(CardClassSet.DECK);
        assertEquals(2, state.lost);
        assertEquals(5, state.unseen);
        assertArrayEquals(new int[] {2, 0, 0, 1}, state.hidden);
    }

    /** One of three b is sure: of the two others and four c any two are gone. */
    @Test
    void sureCards_areNotNamed() {
        Workbench bench = bench("[1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D);(# D.1 H)");
        State state = withTwoLost(bench);
        state.makeSure(2, 1);
        Likelihoods expected = new Likelihoods();
        expected.add("0", Rational.of(6, 15));
        expected.add("1", new Rational(8, 15));
        expected.add("2", new Rational(1, 15));
        assertEquals(
                expected,
                bench.runs(
                        state,
                        () -> {
                            bench.machine.unnamed.nameLost();
                            assertEquals(0, bench.machine.state.sure());
                            return "" + gone(bench.machine.state, 1);
                        }));
    }

    /** Of two sure cards among three b and four c it is not known how many are b. */
    @Test
    void kindsWithSureCards_areNotDivided() {
        Workbench bench = bench("[1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D);(# D.1 H)");
        State state = withTwoLost(bench);
        state.makeSure(6, 2);
        isAnyOfSeven(
                bench,
                state,
                machine -> {
                    machine.unnamed.divideHidden(2);
                    assertEquals(0, machine.state.lost);
                    assertEquals(0, machine.state.sure());
                    return gone(machine.state, 1);
                });
    }

    /**
     * The hand is card a. Of 39 cards 28 leave, and one of three keys is found unless all three are
     * gone: C(28, 3) / C(39, 3) = 3276/9139. A key in hand suffices, too.
     */
    @Test
    void moreGoneCards_areDividedInTwoSteps() {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]@;(# X B);(# D.14 J);(# D.14 J);(# D.k.1 H)")
                        .card("k", 3, "")
                        .card("c", 36, "")
                        .hand(1)
                        .combo("k", "");
        Solution solved = Solver.solve(topics.text(), SolverOptions.FAST, Budget.QUICK);
        double sum = 0;
        for (Solution.Share share : solved.shares()) {
            sum += share.outcome().score() * share.multiplicity().approximately();
        }
        double expected = 3 / 40.0 + (1 - 3276 / 9139.0) / 40;
        assertEquals(expected, sum / solved.multiplicity().approximately(), 1e-12);
    }

    private static int gone(State state, int c) {
        int kind = HiddenCards.kindOf(state.hidden, c);
        return kind < 0 ? 0 : state.hidden[kind + HiddenCards.GONE];
    }

    /**
     * Where nothing asks which cards they are, only their number is kept.
     *
     * @param lost how many are lost when the effect has ended
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "2 ! [1]@;(# X B);(# D.2 J);(# D.1 H)",
                "0 ! [1]@;(# X B);(# D.2 H);(# D.1 H)",
                // something asks for them, or for a part of the deck
                "0 ! [1]@;(# X B);(# D.2 J);(= n |J.b|);(# D.1 H)",
                "0 ! [1]@;(# X B);(# D.2 J);(= n |D.b|);(# D.1 H)",
                // a search needs to know how many of its cards are among them
                "0 ! [1]@;(# X B);(# D.2 J);(# D.b.1 H);(shuffle D);(# D.1 H)",
                // a card that comes back, and one that was looked at, are only known not to be lost
                "2 ! [1]@;(# X B);(# D.2 J);(# D.1 H);(# H D);(shuffle D);(# D.1 H)",
                "2 ! [1]@;(# X B);(# D.2 J);(# D.2 T);(# T.b.1 H);(# T D);(shuffle D);(# D.1 H)",
            })
    void cardsThatNothingAsksFor_areLost(int lost, String effect) {
        Workbench bench = bench(effect);
        State state = dealt(bench);
        bench.machine.state = state;
        Distribution begun = new Distribution(bench.residues, new StateEncoder());
        bench.chance.start();
        bench.activation.activate();
        begun.add(bench.machine.state, bench.residues.one());
        Distribution ended = bench.expander.run(begun, bench.problem.effects()[0].body());
        for (int i = 0; i < ended.size(); i++) {
            assertEquals(lost, ended.state(i).lost);
        }
    }

    /** A part of the deck cannot be counted while it is open which cards are lost. */
    @Test
    void partOfTheDeck_isNotCounted() {
        State state = withTwoLost(bench("[1]@;(# X B);(# D.2 J);(# D.1 H)"));
        assertEquals(5, state.count(CardClassSet.DECK, CardClassSet.ALL));
        assertThrows(BudgetExceededException.class, () -> state.count(CardClassSet.DECK, 1 << 1));
    }
}
