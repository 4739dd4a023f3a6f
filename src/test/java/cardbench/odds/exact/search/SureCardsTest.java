package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.machine.DrawPile;
import cardbench.odds.exact.machine.FinalDraw;
import cardbench.odds.exact.machine.MultiDraw;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
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
    private int products;
    private final FinalDraw finalDraw =
            new FinalDraw(bench.problem, bench.residues, more -> products += more);

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
        Map<String, double[]> sums = new TreeMap<>();
        MultiDraw.Taker taker =
                (drawn, sure, marks, weight) -> {
                    String seen = seen(drawn, sure);
                    sums.computeIfAbsent(seen, unused -> bench.residues.zero());
                    bench.residues.add(sums.get(seen), weight);
                };
        new MultiDraw(bench.problem, bench.residues)
                .draw(state, cards, bench.residues.one(), taker);
        Likelihoods found = new Likelihoods();
        sums.forEach((seen, sum) -> found.add(seen, bench.rational(sum)));
        return found;
    }

    /** Draws card by card, and tells what is left. */
    private Likelihoods oneByOne(State state, int cards) {
        return bench.runs(
                state,
                () -> {
                    DrawPile pile =
                            new DrawPile(
                                    bench.problem,
                                    SolverOptions.FAST,
                                    bench.machine,
                                    bench.residues);
                    for (int i = 0; i < cards; i++) {
                        pile.draw();
                    }
                    State left = bench.machine.state;
                    int[] drawn = new int[CLASSES];
                    int[] sure = new int[CLASSES];
                    for (int c = 0; c < CLASSES; c++) {
                        drawn[c] = state.counts[c] - left.counts[c];
                    }
                    for (int i = 0; i < state.hidden.length; i += HiddenCards.STEP) {
                        int c = Integer.numberOfTrailingZeros(state.hidden[i]);
                        sure[c] = state.hidden[i + HiddenCards.SURE];
                        int at = HiddenCards.kindOf(left.hidden, c);
                        sure[c] -= at < 0 ? 0 : left.hidden[at + HiddenCards.SURE];
                    }
                    return seen(drawn, sure);
                });
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

    /** What is seen of a draw in a zone where few cards of a class, or none, matter. */
    private static String limited(int[] drawn, int[] limits) {
        int[] seen = new int[CLASSES];
        for (int c = 0; c < CLASSES; c++) {
            seen[c] = Math.min(drawn[c], limits[c]);
        }
        return Arrays.toString(seen);
    }

    /**
     * An abstraction by which so many more cards of each class matter in the graveyard.
     *
     * @param lying how many of class 0 lie there
     */
    private Abstraction limiting(int[] limits, int lying) {
        int zone = CardClassSet.GRAVE;
        Abstraction abstraction = new Abstraction(bench.problem);
        for (int c = 0; c < CLASSES; c++) {
            boolean none = limits[c] == 0 && c % 2 == 1;
            abstraction.representative[zone][c] = none ? Abstraction.IRRELEVANT : c;
            abstraction.most[zone][c] = limits[c] + (c == 0 ? lying : 0);
            // in an order all cards are told apart
            boolean all = limits[c] == Integer.MAX_VALUE;
            abstraction.orderGroup[zone][c] = all ? 0 : Abstraction.UNORDERED;
        }
        return abstraction;
    }

    /** Some cards of a state that are drawn into the graveyard, and what matters of them. */
    private final class LastCards {
        private final State state;
        private final int cards;
        private final int[] limits = new int[CLASSES];
        private final int asked;
        private final Abstraction abstraction;
        private final Set<String> possible = new HashSet<>();
        private final Likelihoods expected;
        private final String where;

        LastCards(State state, int cards, Random random, String where) {
            this.state = state;
            this.cards = cards;
            this.where = where;
            for (int c = 0; c < CLASSES; c++) {
                limits[c] = random.nextInt(5) == 0 ? Integer.MAX_VALUE : random.nextInt(3);
            }
            int lying = limits[0] == Integer.MAX_VALUE ? 0 : random.nextInt(3);
            state.fill(CardClassSet.GRAVE, new byte[lying]);
            abstraction = limiting(limits, lying);
            asked = state.sure() == 0 ? random.nextInt(1 << CLASSES) : 0;
            for (int c = 0; c < CLASSES; c++) {
                limits[c] = (asked >>> c & 1) == 1 ? Integer.MAX_VALUE : limits[c];
            }
            new AllDraws(state, cards, (drawn, sure) -> Arrays.toString(drawn))
                    .expected.forEach((drawn, weight) -> possible.add(drawn));
            Look seen = (drawn, sure) -> limited(drawn, limits);
            expected = new AllDraws(state, cards, seen).expected;
        }

        private void draw(MultiDraw.Taker taker) {
            double[] one = bench.residues.one();
            finalDraw.draw(state, cards, asked, CardClassSet.GRAVE, abstraction, one, taker);
        }

        /** One multiset that may come stands for each merged draw. */
        void areMerged() {
            Likelihoods found = new Likelihoods();
            Set<String> mergedDraws = new HashSet<>();
            products = 0;
            draw(
                    (drawn, sure, marks, weight) -> {
                        String seen = limited(drawn, limits);
                        assertTrue(mergedDraws.add(seen), () -> where + ": " + seen + " again");
                        String one = Arrays.toString(drawn);
                        assertTrue(possible.contains(one), () -> where + ": " + one);
                        found.add(seen, bench.rational(weight));
                    });
            assertEquals(expected, found, where);
            assertTrue(products >= mergedDraws.size(), where);
        }

        /** As by the end of a budget. */
        void areInterrupted(int mergedDraws) {
            int[] left = {mergedDraws};
            MultiDraw.Taker taker =
                    (drawn, sure, marks, weight) -> {
                        left[0]--;
                        if (left[0] == 0) {
                            throw new BudgetExceededException(SolveCodes.TOO_LONG);
                        }
                    };
            assertThrows(BudgetExceededException.class, () -> draw(taker), where);
        }
    }

    /** Puts the cards that left the deck to its bottom. */
    private static void bury(State state) {
        int[] hidden = state.hidden.clone();
        for (int i = 0; i < hidden.length; i += HiddenCards.STEP) {
            hidden[i + HiddenCards.BURIED] = hidden[i + HiddenCards.GONE];
            hidden[i + HiddenCards.GONE] = 0;
        }
        state.hidden = hidden;
    }

    /** All that is not sure is lost, so of many multisets only one can come. */
    @Test
    void multisetsThatCannotCome_areWork() {
        State state = State.first(bench.problem);
        state.counts = new int[] {6, 6, 6, 6};
        state.hidden = HiddenCards.with(HiddenCards.NONE, 1, HiddenCards.SURE, 6);
        state.lost = 18;
        state.unseen = 6;
        int[] all = new int[CLASSES];
        Arrays.fill(all, Integer.MAX_VALUE);
        List<String> found = new ArrayList<>();
        products = 0;
        finalDraw.draw(
                state,
                6,
                0,
                CardClassSet.GRAVE,
                limiting(all, 0),
                bench.residues.one(),
                (drawn, sure, marks, weight) -> found.add(Arrays.toString(drawn)));
        assertEquals(List.of("[6, 0, 0, 0]"), found);
        // the ways to choose 6 cards of 4 classes
        assertTrue(products >= 84, () -> products + " products");
    }

    @Test
    void finalDraws_areMergedByWhatMatters() {
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            State state = deck(random);
            if (seed % 3 == 0) {
                state.unseen += state.lost;
                state.lost = 0;
                state.forgetSure();
            }
            if (seed % 6 == 0) {
                bury(state);
            }
            for (int cards = 1; cards <= state.unseen; cards++) {
                String where = "seed " + seed + ", " + cards + " cards";
                LastCards last = new LastCards(state, cards, random, where);
                last.areMerged();
                // the next deck may have other classes
                last.areInterrupted(1 + random.nextInt(last.expected.size()));
            }
        }
    }
}
