package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Searches inside each other, searches after which the deck is shuffled, and cards that are looked
 * at and put back, against all orders of small decks, with every order after each shuffle.
 */
public class ForgottenOrderTest {

    private static final Budget ENOUGH = new Budget(2_000_000, 64 << 20);

    /**
     * Shuffles multiply the games of a topic. Nearly all topics have fewer than the first number.
     */
    private static final int MOST_GAMES = Seeds.of(5_000, 30_000);

    public static Likelihoods likelihoods(Solution solution) {
        BigInteger all = new BigInteger(solution.multiplicity().toString());
        Likelihoods found = new Likelihoods();
        for (Solution.Share share : solution.shares()) {
            BigInteger own = new BigInteger(share.multiplicity().toString());
            BigInteger common = own.gcd(all);
            found.add(
                    share.outcome().toString(),
                    new Rational(
                            own.divide(common).longValueExact(),
                            all.divide(common).longValueExact()));
        }
        return found;
    }

    /** The outcomes of all games; {@code null} if there are too many of them. */
    private static Likelihoods outcomes(Workbench bench) {
        Likelihoods all = new Likelihoods();
        int[] games = {0};
        ConcreteStates.byCards(bench.problem.counts(), new int[0])
                .forEach(
                        (order, own) -> {
                            int[] kinds = new int[order.size()];
                            for (int i = 0; i < kinds.length; i++) {
                                kinds[i] = bench.concrete().kind(order.get(i));
                            }
                            Dice dice = new Dice();
                            do {
                                ConcreteGame game = new ConcreteGame(bench.topic, dice);
                                game.open(kinds);
                                game.play();
                                all.add(game.outcome(), own.times(dice.weight()));
                                games[0]++;
                            } while (games[0] < MOST_GAMES && dice.next());
                        });
        return games[0] < MOST_GAMES ? all : null;
    }

    /** Whether a topic was solved; then it was solved as all games end. */
    public static boolean isSolved(
            Topics topics, int seed, SolverOptions options, Map<String, Integer> reasons) {
        // at once, or with hands that are postponed in the midst of their effects
        int few = 3 + seed % 23;
        int[] rounds = seed % 2 == 0 ? new int[] {0} : new int[] {few, 2 * few, 5 * few, 0};
        TopicPrograms text = topics.text();
        Solution solution = Solver.solve(text, options, ENOUGH, List.of(), rounds);
        if (solution.multiplicity() == null) {
            reasons.merge(solution.why().code().name(), 1, Integer::sum);
            return false;
        }
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Likelihoods all = outcomes(bench);
        if (all == null) {
            reasons.merge("too many games", 1, Integer::sum);
            return false;
        }
        assertEquals(all, likelihoods(solution), "seed " + seed + ", " + options + ":\n" + topics);
        return true;
    }

    @Test
    void outcomes_areThoseOfAllOrders() {
        areThoseOfAllOrders(0, 30);
    }

    @Test
    @Tag("slow")
    @Tag("long")
    void outcomesOfManyTopics_areThoseOfAllOrders() {
        areThoseOfAllOrders(30, 150);
    }

    private static void areThoseOfAllOrders(int from, int to) {
        Map<String, Integer> reasons = new TreeMap<>();
        int solved = 0;
        for (int seed = from; seed < to; seed++) {
            int way = seed % (2 * GameTreeSearchTest.ALL.length);
            boolean fast = way >= GameTreeSearchTest.ALL.length;
            SolverOptions options = fast ? SolverOptions.FAST : GameTreeSearchTest.ALL[way];
            Topics topics = SearchingTopics.of(new Random(seed));
            solved += isSolved(topics, seed, options, reasons) ? 1 : 0;
        }
        assertTrue(solved > (to - from) * 2 / 3, solved + " topics; " + reasons);
    }

    /** A combo may ask for the first cards, none of which an excavation put to the bottom. */
    @ParameterizedTest
    @ValueSource(strings = {"b", "c", "d", "a:x"})
    void combos_askForTheOrderBehindExcavations(String set) {
        String effect = "[1]@;(# X F);(# D.3 T);(if |T.c| (# T.c.1 H) (# T.1 H));(# T D)";
        Topics topics =
                new Topics()
                        .card("a", 2, "", effect)
                        .card("b", 2, "x")
                        .card("c", 1, "x")
                        .card("d", 1, "")
                        .combo("", "", "1", "(> |D.2." + set + "| 0)", "best");
        Map<String, Integer> reasons = new TreeMap<>();
        assertTrue(isSolved(topics, 0, SolverOptions.FAST, reasons), reasons.toString());
    }

    /** Random topics, each kind for an idea that may change no outcome. */
    private enum Kind {
        /** Cards that leave the top of the deck unnamed are still any of their kind. */
        HIDDEN_CARDS(HidingTopics::of, 50, Seeds.of(45, 49), 300, 246),

        /** Cards whose classes are known come back among those of which some left unnamed. */
        KNOWN_CARDS_THAT_RETURN(ReturningTopics::of, 60, 40, 400, 260),

        /** Cards of the graveyard act, in the order in which they came there. */
        GRAVEYARD(CommutingTopics::of, 60, 45, 400, 255),

        /** Cards of the hand act in any order where none is kept between them. */
        INDEPENDENT_EFFECTS(IndependentTopics::of, 100, 85, 1000, 850),

        /** Conditions ask for a few of many cards. */
        COUNTED_CARDS(CountedTopics::of, 150, 145, 1200, 1000),

        /** Conditions that are met for good, alike effects and bans. */
        CONDITIONS_MET_FOR_GOOD(LastingTopics::of, 150, Seeds.of(130, 140), 1200, 980),

        /** Cards that change places with others, together with the cards that they are for. */
        EXCHANGES(ExchangingTopics::of, 100, 90, 1000, 850),

        /** A search finds what lies above the cards that were put to the bottom, if it is there. */
        BURIED_CARDS(BuriedTopics::of, 80, Seeds.of(70, 75), 400, 300),

        /** Searches for a set and one around it; the inner one may lose its last card. */
        NESTED_SEARCHES(NestedTopics::of, 150, 145, 1200, 1000),

        /** Cards come back into a deck of which others are lost. */
        SURE_CARDS(SureTopics::of, 150, Seeds.of(90, 115), 1200, 830),

        /** Effects that may be activated again use up what others need, and draw then. */
        RESOURCES_USED_UP(ResourceTopics::of, 100, 95, 1000, 850);

        private final Function<Random, Topics> maker;
        private final int few;
        private final int leastOfFew;
        private final int many;
        private final int leastOfOthers;

        /**
         * @param few the seeds that the quick test takes, from 0
         * @param leastOfFew how many of their topics are solved at least
         * @param many the seeds after these that the slow test takes go up to this
         * @param leastOfOthers how many of their topics are solved at least
         */
        Kind(Function<Random, Topics> maker, int few, int leastOfFew, int many, int leastOfOthers) {
            this.maker = maker;
            this.few = few;
            this.leastOfFew = leastOfFew;
            this.many = many;
            this.leastOfOthers = leastOfOthers;
        }
    }

    @ParameterizedTest
    @EnumSource
    void ideas_changeNoOutcome(Kind kind) {
        areSolved(kind.maker, 0, kind.few, kind.leastOfFew);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    @Tag("long")
    void ideas_changeNoOutcomeOfManyTopics(Kind kind) {
        areSolved(kind.maker, kind.few, kind.many, kind.leastOfOthers);
    }

    /** Each of the topics that is solved, and these are at least so many, ends as its games do. */
    private static void areSolved(Function<Random, Topics> maker, int from, int to, int least) {
        Map<String, Integer> reasons = new TreeMap<>();
        int solved = 0;
        for (int seed = from; seed < to; seed++) {
            Topics topics = maker.apply(new Random(seed));
            solved += isSolved(topics, seed, SolverOptions.FAST, reasons) ? 1 : 0;
        }
        assertTrue(solved >= least, solved + " topics; " + reasons);
    }

    /** A combo is not decided by what the hand has before the running effect draws. */
    @Test
    void drawsOfTheRunningEffect_areStillToCome() {
        areSolved(CountedTopics::of, 3386, 3387, 1);
    }

    /**
     * Where a search has marked a set inside that of another one, the first card is drawn by itself
     * and the others at once: they lie after it in the hand, and the front one of two acts first.
     */
    @Test
    void cardsDrawnAtOnce_lieBehindThoseBefore() {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]@;(# X B);(# D.b.1 J);(# D.a:x.1 J);(# D.3 H)")
                        .card("b", 2, "x")
                        .card("c", 1, "x", "[1]@;(# X B);(# H.d.1 J)")
                        .card("d", 1, "", "[1]@;(# X F);(# H.c.1 J)")
                        .card("e", 2, "x")
                        .combo("", "", "1", "(> |F.d| 0)", "best");
        Map<String, Integer> reasons = new TreeMap<>();
        assertTrue(isSolved(topics, 0, SolverOptions.FAST, reasons), reasons.toString());
    }

    /** An effect that takes another card away comes before it or after it, even if that stays. */
    @Test
    void cardThatIsTakenAway_keepsItsOrder() {
        areSolved(CountedTopics::of, 16_581, 16_582, 1);
    }

    /** The last draws bring nothing, whoever draws last. */
    @ParameterizedTest
    @ValueSource(ints = {2069, 3705, 3843})
    void drawsFromADeckThatRunsOut_keepTheirOrder(int seed) {
        areSolved(IndependentTopics::of, seed, seed + 1, 1);
    }

    /**
     * Counting cards of the hand commutes with drawing, and so does enabling a draw with a search,
     * but what is enabled does not: whether the search came first decides what is drawn.
     */
    @ParameterizedTest
    @ValueSource(strings = {"(# X B)", "(# X B);(= n (+ n 1))", "(# X B);(# D.1 J)"})
    void whatIsEnabled_keepsItsOrder(String enables) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]/|B.b|;@;(# X J);(# D.1 H)")
                        .card("b", 1, "", "[1]@;" + enables)
                        .card("c", 1, "", "[1]@;(# X J);(# D.d.1 H);(shuffle D)")
                        .card("d", 2, "")
                        .card("e", 1, "")
                        .hand(3)
                        .combo("", "", "(+ 1 |H.d|)", "(> |H.d| 0)", "best")
                        .combo("e", "");
        Map<String, Integer> reasons = new TreeMap<>();
        assertTrue(isSolved(topics, 0, SolverOptions.FAST, reasons), reasons.toString());
    }

    /** Each of these orders decides something: cards b and c, milled together, may act. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "HB ! [1B]@;(# X D) ! [1B]@;(# X J);(# D.9 B) ! |B.b|",
                "HB ! [1B]@;(# X J);(# D.1 B) ! [1B]@;(# X J);(# D.1 J) ! |B.d|",
                "HB ! [1B]@;(# X J) ! [1B]@;(# X J) ! |J.1.b|",
                "HB ! [1B]@;(# X J);(# D.d.1 H) ! [1B]@;(# X J);(# D.2 B) ! |H.d|",
                "HB ! [1B]/|B.c|;@;(# X J);(= n (+ n 1)) ! [1B]@;(# X J) ! n",
                "HB ! [1B]/(== |B.d| 0);@;(# X J);(= n (+ n 1)) ! [1B]@;(# X J);(# D.2 B) ! n",
                "HB ! [1B]/(> |D| 4);@;(# X J);(= n (+ n 1)) ! [1B]@;(# X J);(# D.1 B) ! n",
                "HB ! [1B]/(== |D.c| 0);@;(# X J);(= n (+ n 1)) ! [1B]@;(# X D) ! n",
                "HB ! [1B]/(== n 0);@;(# X J);(= m (+ m 1)) ! [1B]@;(# X J);(= n (+ n 1)) ! m",
                "HB ! [1B]@;(# X J);(= n (* n 2)) ! [1B]@;(# X J);(= n (+ n 1)) ! n",
                "HB ! [1B]@;(# X J);(= n (+ n 1)) ! [1B]@;(# X J);(# D.1 H) ! m",
                "BH ! [1B]@;(# X D) ! [1B]@;(# X D) ! |H.b|"
            })
    void ordersOfEffects_areKeptWhereTheyDecide(String scan, String b, String c, String score) {
        String mills = "@;(# X F);(# D.2 B);(## H.d.1 D);(= m (+ m n))";
        Topics topics =
                new Topics()
                        .scanning(scan)
                        .card("a", 2, "", mills)
                        .card("b", 1, "x", b)
                        .card("c", 1, "x", c)
                        .card("d", 3, "")
                        .card("e", 1, "", "[1]/(> |D.a:x| 1);@;(# X F);(# D.a:x.1 H)")
                        .hand(2)
                        .combo("", "", score, "", "best");
        Map<String, Integer> reasons = new TreeMap<>();
        assertTrue(isSolved(topics, 0, SolverOptions.FAST, reasons), reasons.toString());
    }

    /**
     * What may be hidden is found before anything is. An analysis that allowed too much would give
     * no wrong answer but a refusal, as no part of a kind is counted, and no known card is shuffled
     * into hidden ones of its kind: so each of these topics has to be solved.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                // a question tells two cards of the banished apart
                "@;(# X B);(# D.2 J);/(> |D.b| 0);(# D.1 H)",
                "@;(# X B);(# D.2 J);(= count |D.a:x|);(# D.1 H)",
                "/|D.b|;@;(# X B);(# D.1 J);(# D.1 H)",
                "@;(# X B);(# D.2 J);(# D.b.1 H);(# D.1 H)",
                "@;(# X B);(# D.2 T);(# T.b.1 H);(# T D);(# D.c.1 H);(shuffle D);(# D.1 H)",
                // a search that is forgotten finds cards of whole kinds, or of a part of one
                "@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D);(# D.1 H)",
                "@;(# X B);(# D.2 J);(# D.!a:x.1 B);(shuffle D);(# D.2 H)",
                "@;(# X B);(# D.2 J);(# D.c.2 H);(shuffle D);(# D.1 H)",
                "/|D.a:x|;@;(# X B);(# D.2 B);(# D.a:x.1 H);(shuffle D);(# D.1 J);(# D.1 H)",
                // a card that one of the banished is certainly not goes back
                "@;(# X B);(# D.2 J);(# H.1 D);(shuffle D);(# D.1 H)",
                "@;(# X B);(# D.2 J);(# H.b.1 D);(shuffle D);(# D.1 H)",
                "@;(# X B);(# D.2 J);(# J D);(shuffle D);(# D.1 H)",
                "@;(# X B);(# D.1 J);(# D.1 H);(# H D);(shuffle D);(# D.2 H)",
                // a search finds one of a kind of which some are banished
                "@;(# X B);(# D.2 J);(# D.b.1 H);(shuffle D);(# D.1 H)",
                // cards that are looked at, put back and met again
                "@;(# X B);(# D.2 T);(# T.b.1 H);(# T D);(shuffle D);(# D.1 H)",
                "@;(# X B);(# D.2 T);(# T.b.1 H);(# T D);(# D.2 H)",
                "@;(# X B);(# D.2 T);(# T.b.1 H);(# T D);(# D.3 H)",
                "@;(# X B);(# D.1 J);(# D.2 T);(# T.b.1 H);(# T D);(# D.1 H);(shuffle D);(# D.1 H)"
            })
    void hiddenCards_areNotToldApart(String actions) {
        Topics topics =
                new Topics()
                        .card("a", 2, "x", "[1]" + actions)
                        .card("b", 1, "")
                        .card("c", 2, "x")
                        .card("d", 1, "")
                        .hand(2)
                        .combo("", "", "(+ 1 |H.b|)", "(>= |H.c| 1)", "best")
                        .combo("b,d", "");
        Map<String, Integer> reasons = new TreeMap<>();
        assertTrue(isSolved(topics, 0, SolverOptions.FAST, reasons), reasons.toString());
    }

    /**
     * Of cards that were banished before others were seen and put back, none is one of these. The
     * deck is large enough for no draw to come to its bottom.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                // those that come up again by a shuffle are in the deck
                "(# D.2 T);(if |T.b| (# T.b.1 H) (# T.1 H));(# T D);(# D.1 J);(shuffle D);(# D.1 H)",
                // so are those that are looked at, and shuffled in at once
                "(# D.1 J);(# D.2 T);(if |T.b| (# T.b.1 H) (# T.1 H));(# T D);(shuffle D);(# D.1 H)",
                "(# D.2 J);(# D.b.1 H);(shuffle D);(# D.1 H)",
                "(# D.2 J);(# D.1 H);(# D.2 J);(# D.1 H)",
            })
    void lostCards_areNamedWhereItMatters(String actions) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]@;(# X F);" + actions)
                        .card("b", 2, "x")
                        .card("c", 4, "")
                        .combo("", "", "(+ 1 |H.b|)", "(> |H.b| 0)", "best");
        Map<String, Integer> reasons = new TreeMap<>();
        assertTrue(isSolved(topics, 0, SolverOptions.FAST, reasons), reasons.toString());
    }
}
