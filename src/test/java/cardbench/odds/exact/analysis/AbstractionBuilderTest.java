package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteGame;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.DrawConstraints;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A state ends as it would have ended before everything was forgotten that a view leaves out. */
class AbstractionBuilderTest {

    private static final SolverOptions[] ALL = {
        SolverOptions.FAST,
        SolverOptions.FAST.without(Idea.LAZY_ORDER),
        SolverOptions.FAST.without(Idea.MERGED_CLASSES),
        SolverOptions.FAST.without(Idea.EARLY_ENDING),
    };

    @Test
    void whatIsForgotten_changesNoOutcome() {
        int forgotten = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Workbench bench;
            try {
                bench = new Workbench(topics, ALL[seed % ALL.length]);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            String where = "seed " + seed + ":\n" + topics;
            List<State> states = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                State state = bench.anyState(random);
                if (!isEndless(bench, state)) {
                    states.add(state);
                }
            }
            for (State state : states) {
                Likelihoods expected = bench.concrete().outcomes(state);
                State looked = state.copy();
                Abstraction abstraction = bench.abstractionBuilder.analyse(looked, false);
                if (abstraction == null) {
                    assertEquals(1, expected.size(), where);
                    continue;
                }
                State reduced = looked.copy();
                abstraction.canonicalise(reduced);
                assertEquals(expected, bench.concrete().outcomes(reduced), where);
                forgotten += reduced.unseen < state.unseen ? 1 : 0;
                // looked at together with others less is forgotten
                State common = state.copy();
                bench.abstractionBuilder.analyse(states).canonicalise(common);
                assertEquals(expected, bench.concrete().outcomes(common), where);
            }
        }
        assertTrue(forgotten > 15, forgotten + " states are smaller");
    }

    private static boolean isEndless(Workbench bench, State state) {
        try {
            bench.concrete().outcomes(state);
            return false;
        } catch (ConcreteGame.Fault e) {
            return true;
        }
    }

    /** Which cards a view tells apart, where what can happen is plain to see. */
    @Test
    void cardsThatNothingAsksFor_areTheSame() {
        Topics topics =
                new Topics()
                        .card("a", 2, "x", "[1]@;(# D.a:y.1 H);(# X F)")
                        .card("b", 2, "y")
                        .card("c", 2, "y")
                        .card("d", 2, "")
                        .card("e", 2, "z", "[1B]/|B.c|;@;(# D.1 H)")
                        .hand(2)
                        .combo("b", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Abstraction abstraction = bench.abstraction;
        assertTrue(abstraction.active);
        // c is one of a:y, and b is asked for; d and e are only drawn, e is never activated
        assertEquals(
                "[0, 1, 2, 3, 3]", Arrays.toString(abstraction.representative[CardClassSet.DECK]));
        int gone = Abstraction.IRRELEVANT;
        assertEquals(
                Arrays.toString(new int[] {0, 1, gone, gone, gone}),
                text(abstraction, CardClassSet.HAND));
        assertEquals(2, abstraction.dead[0]);
        // after the opening hand cards are only searched for, and a finds no other a
        State dealt = State.first(bench.problem);
        dealt.ownCounts()[0]--;
        dealt.unseen--;
        dealt.fill(CardClassSet.HAND, new byte[] {0});
        abstraction = bench.analyse(dealt);
        assertEquals(
                "[0, 1, 2, 0, 0]", Arrays.toString(abstraction.representative[CardClassSet.DECK]));
        assertEquals(0, abstraction.blank);
        assertTrue(abstraction.active && abstraction.asksDeck && !abstraction.draws);
        // without a card to search with none of b can come any more
        State state = State.first(bench.problem);
        assertNull(bench.analyse(state));
        assertEquals(1, state.decided);
        assertEquals(0, state.succeeded);
    }

    /** Cards that are drawn come out of the deck, even if nothing is asked of it. */
    @Test
    void deckThatIsDrawnFrom_isKept() {
        Topics topics = new Topics().card("a", 2, "").card("b", 2, "").hand(2).combo("a", "");
        Abstraction abstraction = new Workbench(topics, SolverOptions.FAST).abstraction;
        assertTrue(abstraction.draws && abstraction.asksDeck);
        assertEquals("[0, 1]", Arrays.toString(abstraction.representative[CardClassSet.DECK]));
    }

    /** What is still open in any of some states matters in all of them. */
    @Test
    void combosOpenInOneState_areLookedAt() {
        Topics topics =
                new Topics()
                        .card("a", 2, "", "[1]@;(# D.1 H)")
                        .card("b", 2, "")
                        .card("c", 2, "")
                        .combo("b", "")
                        .combo("c", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        State open = State.first(bench.problem);
        open.ownCounts()[0]--;
        open.unseen--;
        open.fill(CardClassSet.HAND, new byte[] {0});
        State decided = open.copy();
        decided.decided = 1;
        Abstraction alone = bench.abstractionBuilder.analyse(List.of(decided));
        assertEquals(Abstraction.IRRELEVANT, alone.representative[CardClassSet.HAND][1]);
        for (List<State> both : List.of(List.of(open, decided), List.of(decided, open))) {
            Abstraction abstraction = bench.abstractionBuilder.analyse(both);
            assertEquals(1, abstraction.representative[CardClassSet.HAND][1]);
            assertEquals(2, abstraction.representative[CardClassSet.HAND][2]);
        }
    }

    /** More questions than an int has bits: a card for each of them stays a class of its own. */
    @Test
    void cardsOfManyQuestions_areToldApart() {
        Topics topics = new Topics().hand(2);
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            topics.card("c" + i, 1, "", i == 0 ? "[1]@;(# X B);(# D.1 H)" : "");
            expected.append(i == 0 ? "[" : ", ").append(i);
        }
        for (int i = 0; i < 20; i++) {
            String card = ".c" + i + "|";
            topics.combo("", "", "1", "(+ |H" + card + " (* 2 |B" + card + "))", "best");
        }
        Abstraction abstraction = new Workbench(topics, SolverOptions.FAST).abstraction;
        for (int zone : new int[] {CardClassSet.DECK, CardClassSet.HAND}) {
            assertEquals(expected + "]", text(abstraction, zone));
        }
    }

    private static String text(Abstraction abstraction, int zone) {
        return Arrays.toString(abstraction.representative[zone]);
    }

    @Test
    void plainView_keepsEverything() {
        Topics topics =
                new Topics().card("a", 2, "").card("b", 2, "", "[1]/0;@;(# D.1 H)").combo("a", "");
        Workbench bench = new Workbench(topics, SolverOptions.PLAIN);
        for (int[] representative : bench.abstraction.representative) {
            assertEquals("[0, 1]", Arrays.toString(representative));
        }
        assertEquals("[1, 1, 1]", Arrays.toString(bench.abstraction.orderGroups));
        assertTrue(bench.abstraction.draws && bench.abstraction.asksDeck);
        assertEquals(-1, bench.abstraction.blank);
    }

    /**
     * Nothing asks for p and q any more, but a draw may come to them: what searches and draws
     * before left to know of one of them alone tells them apart, in the deck.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, false",
        "2, 0, true",
        "4, 0, true",
        "6, 0, false",
        "0, 2, true",
        "0, 6, false"
    })
    void whatIsKnownOfTheDeck_tellsClassesApart(int mark, int kind, boolean apart) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]@;(# D.p.1 H)")
                        .card("p", 3, "")
                        .card("q", 3, "")
                        .card("b", 1, "w", "[1]@;(# X F);(# D.1 H)")
                        .hand(1)
                        .combo("a:w", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.close(0);
        state.ownCounts()[3]--;
        state.unseen--;
        state.fill(CardClassSet.HAND, new byte[] {3});
        state.marks = mark == 0 ? DrawConstraints.NONE : new int[] {mark, 1};
        state.hidden = kind == 0 ? HiddenCards.NONE : new int[] {kind, 1, 0, 0};
        state.unseen -= kind == 0 ? 0 : 1;
        for (boolean together : new boolean[] {false, true}) {
            Abstraction abstraction =
                    together
                            ? bench.abstractionBuilder.analyse(List.of(state))
                            : bench.abstractionBuilder.analyse(state.copy(), false);
            int[] deck = abstraction.representative[CardClassSet.DECK];
            assertEquals(apart, deck[1] != deck[2], "together: " + together);
            int[] hand = abstraction.representative[CardClassSet.HAND];
            assertEquals(hand[1], hand[2], "together: " + together);
        }
    }
}
