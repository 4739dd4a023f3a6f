package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.machine.DrawPile;
import cardbench.odds.exact.machine.MultiDraw;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Draws from decks of which some cards are lost and others known not to be. Each card is played
 * through by itself: which ones are sure, gone and lost, and which of the others come.
 */
class SureCardsTest {

    private static final int CLASSES = 4;

    /** Kinds, as bits, each set in a list without common classes. */
    private static final int[][] KINDS = {{1}, {1, 2}, {3}, {1, 6}, {3, 12}, {15}, {1, 2, 4, 8}};

    private final Workbench bench = Workbench.ofFourClasses(1);

    /** A deck of a few cards; at least one is lost. */
    private State deck(Random random) {
        State state = State.first(bench.problem);
        int[] counts = new int[CLASSES];
        for (int i = 0; i < 2 + random.nextInt(5); i++) {
            counts[random.nextInt(CLASSES)]++;
        }
        state.counts = counts;
        int cards = Arrays.stream(counts).sum();
        int pool = cards;
        for (int set : KINDS[random.nextInt(KINDS.length)]) {
            int left = Math.min(state.counted(set), pool - 1);
            int sure = left > 0 ? random.nextInt(left + 1) : 0;
            int gone = left > sure && random.nextInt(3) == 0 ? 1 : 0;
            if (sure + gone > 0) {
                state.hidden = HiddenCards.with(state.hidden, set, HiddenCards.SURE, sure);
                state.hidden = HiddenCards.with(state.hidden, set, HiddenCards.GONE, gone);
                pool -= sure + gone;
                cards -= gone;
            }
        }
        state.lost = 1 + random.nextInt(pool);
        state.unseen = cards - state.lost;
        return state;
    }

    private static String seen(int[] drawn, int[] sure) {
        return Arrays.toString(drawn) + Arrays.toString(sure);
    }

    /** All subsets of some cards, as bits, with a number of members. */
    private static List<Integer> subsets(int of, int members) {
        List<Integer> subsets = new ArrayList<>();
        for (int subset = of; subset > 0; subset = (subset - 1) & of) {
            if (Integer.bitCount(subset) == members) {
                subsets.add(subset);
            }
        }
        if (members == 0) {
            subsets.add(0);
        }
        return subsets;
    }

    /** What is told of a draw: how many cards of each class, and how many sure ones by kind. */
    private interface Look {
        String at(int[] drawn, int[] sure);
    }

    /** Draws from each deck that the state may be, single cards told apart as bits. */
    private static final class AllDraws {
        final Likelihoods expected = new Likelihoods();
        private final State state;
        private final int cards;
        private final Look look;
        private final List<Integer> classes = new ArrayList<>();

        AllDraws(State state, int cards, Look look) {
            this.state = state;
            this.cards = cards;
            this.look = look;
            for (int c = 0; c < CLASSES; c++) {
                for (int i = 0; i < state.counts[c]; i++) {
                    classes.add(c);
                }
            }
            hide(0, (1 << classes.size()) - 1, 0, Rational.ONE);
        }

        /** Chooses the cards of the kinds from an index on that are gone, and the sure ones. */
        private void hide(int kind, int open, int sure, Rational weight) {
            if (kind == state.hidden.length) {
                lose(open, sure, weight);
                return;
            }
            int own = 0;
            for (int i = 0; i < classes.size(); i++) {
                own |= (state.hidden[kind] >>> classes.get(i) & 1) << i;
            }
            int away =
                    state.hidden[kind + HiddenCards.GONE] + state.hidden[kind + HiddenCards.BURIED];
            List<Integer> gone = subsets(own, away);
            for (int left : gone) {
                List<Integer> known = subsets(own & ~left, state.hidden[kind + HiddenCards.SURE]);
                Rational share = weight.times(Rational.of(1, gone.size() * known.size()));
                for (int some : known) {
                    hide(kind + HiddenCards.STEP, open & ~left & ~some, sure | some, share);
                }
            }
        }

        /** Chooses the lost cards, and draws from the others. */
        private void lose(int open, int sure, Rational weight) {
            List<Integer> losses = subsets(open, state.lost);
            for (int lost : losses) {
                List<Integer> draws = subsets((open | sure) & ~lost, cards);
                Rational share = weight.times(Rational.of(1, losses.size() * draws.size()));
                for (int drawn : draws) {
                    expected.add(analyse(drawn, sure), share);
                }
            }
        }

        private String analyse(int drawn, int sure) {
            int[] byClass = new int[CLASSES];
            int[] known = new int[CLASSES];
            for (int i = 0; i < classes.size(); i++) {
                int c = classes.get(i);
                byClass[c] += drawn >>> i & 1;
                int at = HiddenCards.kindOf(state.hidden, c);
                if (at >= 0) {
                    int lowest = Integer.numberOfTrailingZeros(state.hidden[at]);
                    known[lowest] += (drawn & sure) >>> i & 1;
                }
            }
            return look.at(byClass, known);
        }
    }

    private Likelihoods found(State state, int cards) {
        MultiDraw draws = new MultiDraw(bench.residues, bench.chance);
        return bench.runs(
                state,
                () -> {
                    draws.draw(bench.machine.state, cards, null);
                    return seen(draws.drawn, sureDrawn(state));
                });
    }

    /** Draws card by card, and tells what is left. */
    private Likelihoods oneByOne(State state, int cards) {
        return bench.runs(
                state,
                () -> {
                    DrawPile pile = new DrawPile(bench.problem, SolverOptions.FAST, bench.machine);
                    for (int i = 0; i < cards; i++) {
                        pile.draw();
                    }
                    int[] drawn = new int[CLASSES];
                    for (int c = 0; c < CLASSES; c++) {
                        drawn[c] = state.counts[c] - bench.machine.state.counts[c];
                    }
                    return seen(drawn, sureDrawn(state));
                });
    }

    /** How many cards were sure before a draw and are not any more. */
    private int[] sureDrawn(State before) {
        int[] left = bench.machine.state.hidden;
        int[] sure = new int[CLASSES];
        for (int i = 0; i < before.hidden.length; i += HiddenCards.STEP) {
            int c = Integer.numberOfTrailingZeros(before.hidden[i]);
            int at = HiddenCards.kindOf(left, c);
            sure[c] = before.hidden[i + HiddenCards.SURE];
            sure[c] -= at < 0 ? 0 : left[at + HiddenCards.SURE];
        }
        return sure;
    }

    @Test
    void draws_areWhatAllDecksSay() {
        for (int seed = 0; seed < 200; seed++) {
            State state = deck(new Random(seed));
            for (int cards = 1; cards <= state.unseen; cards++) {
                String where = "seed " + seed + ", " + cards + " cards";
                assertTrue(MultiDraw.covers(state, cards), where);
                Likelihoods expected = new AllDraws(state, cards, SureCardsTest::seen).expected;
                assertEquals(Rational.ONE, expected.sum(), where);
                assertEquals(expected, found(state, cards), where);
                assertEquals(expected, oneByOne(state, cards), where);
            }
        }
    }
}
