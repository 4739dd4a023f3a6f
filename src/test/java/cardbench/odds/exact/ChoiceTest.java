package cardbench.odds.exact;

import static cardbench.odds.exact.SolvedTopic.ENOUGH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.question.Simulation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Choices that the solver makes for the player. */
class ChoiceTest {

    private static final List<SolverOptions> ALL_WAYS =
            List.of(
                    SolverOptions.FAST,
                    SolverOptions.PLAIN,
                    SolverOptions.FAST.without(Idea.TRANSPOSITIONS),
                    SolverOptions.FAST.without(Idea.EARLY_ENDING).without(Idea.MARKS_BY_CARDS));

    private static Fraction solve(TopicPrograms topic, SolverOptions options) {
        return SolvedTopic.solve(topic, options).success();
    }

    private static String why(String yaml) {
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        return Solver.solve(topic, SolverOptions.FAST, ENOUGH).why().code().name();
    }

    private static String deck(String program, String combos) {
        return """
        deck:
          cards:
            pot: {count: 1, program: ['%s']}
            key: {count: 2, attribute: [part]}
            lock: {count: 2, attribute: [part]}
            rest: {count: 3}
        simulate:
          tests:
            t:
              start-card: 3
              exec-program: true
              matching: best
              combos: {%s}
        """
                .formatted(program, combos);
    }

    /**
     * The most successes of all orders in which a fixed branch is taken for what the player knows.
     *
     * @param known how many cards from the top the player has seen when choosing
     * @param branches the programs with each branch alone
     */
    private static Fraction byStrategies(String combos, int known, String... branches) {
        Map<String, long[]> byHand = new LinkedHashMap<>();
        long orders = 0;
        for (int branch = 0; branch < branches.length; branch++) {
            DeckPrograms programs = Decks.programs(deck(branches[branch], combos));
            TopicPrograms topic = programs.topics().get(0);
            int chosen = branch;
            List<String> hands = new ArrayList<>();
            new BruteForce(programs, topic, order -> hands.add(seen(order, known)) && false);
            for (String hand : new LinkedHashMap<>(counted(hands)).keySet()) {
                BruteForce own =
                        new BruteForce(programs, topic, order -> seen(order, known).equals(hand));
                orders = own.orders;
                byHand.computeIfAbsent(hand, unseen -> new long[branches.length])[chosen] =
                        own.successes;
            }
        }
        long most = 0;
        for (long[] successes : byHand.values()) {
            most += Arrays.stream(successes).max().getAsLong();
        }
        return Fraction.of(most, orders);
    }

    private static Map<String, Integer> counted(List<String> hands) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        hands.forEach(hand -> counts.merge(hand, 1, Integer::sum));
        return counts;
    }

    /** The opening hand without its order, and the cards that were drawn behind it. */
    private static String seen(int[] order, int known) {
        int[] hand = Arrays.copyOf(order, 3);
        Arrays.sort(hand);
        return Arrays.toString(hand) + Arrays.toString(Arrays.copyOfRange(order, 3, known));
    }

    private static final String BOTH = "A: {hand: [key, lock]}";

    @ParameterizedTest
    @CsvSource({
        "(# D.key.1 H), (# D.2 H)",
        "(# D.2 H), (# D.lock.1 H)",
        "(# D.3 H), '(if |H.key| (# D.lock.1 H) (# D.key.1 H))'",
        "(# D.key.1 B), '(block (# H D) (shuffle H) (# D.4 H))'",
    })
    void choiceAtOnce_isTheBestStrategyForEachHand(String one, String other) {
        String program = "[1]@;(# X F);(best %s %s)".formatted(one, other);
        TopicPrograms topic = Decks.programs(deck(program, BOTH)).topics().get(0);
        Fraction most = byStrategies(BOTH, 3, "[1]@;(# X F);" + one, "[1]@;(# X F);" + other);
        for (SolverOptions options : ALL_WAYS) {
            assertEquals(most, solve(topic, options), options.toString());
        }
        // the branches the other way round are as good
        String mirrored = "[1]@;(# X F);(best %s %s)".formatted(other, one);
        assertEquals(
                most, solve(Decks.programs(deck(mirrored, BOTH)).topics().get(0), ALL_WAYS.get(0)));
    }

    /** The card drawn before the choice is known, those behind it are not. */
    @Test
    void choiceBehindADraw_knowsTheCard() {
        String before = "[1]@;(# X F);(# D.1 H);";
        String[] branches = {"(# D.key.1 H)", "(# D.lock.1 H)", "(# D.3 B)"};
        String program = before + "(best " + String.join(" ", branches) + ")";
        TopicPrograms topic = Decks.programs(deck(program, BOTH)).topics().get(0);
        Fraction most =
                byStrategies(
                        BOTH, 4, before + branches[0], before + branches[1], before + branches[2]);
        for (SolverOptions options : ALL_WAYS) {
            assertEquals(most, solve(topic, options), options.toString());
        }
    }

    /**
     * Cards that have left the deck are known, wherever they lie. With the pot in hand (1/4) the
     * key is gone in 1 of 3 games, and then a coin is better, which gives 1/3; else the next card
     * is the key with 1/2. With the key in hand (1/4) nothing is needed.
     */
    @ParameterizedTest
    @ValueSource(strings = {"J", "B", "F"})
    void choiceBehindACardThatLeaves_knowsIt(String zone) {
        String yaml =
                """
                deck:
                  cards:
                    pot: {program: ['[1]@;(# X B);(# D.1 %s);(best (# D.1 H) (= lucky (== (rand 1 3) 1)))']}
                    key: {}
                    rest: {count: 2}
                simulate:
                  tests:
                    t: {start-card: 1, exec-program: true, combos: {A: {condition: '(or |H.key| lucky)'}}}
                """
                        .formatted(zone);
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        for (SolverOptions options : ALL_WAYS) {
            assertEquals(Fraction.of(13, 36), solve(topic, options), options.toString());
        }
    }

    /**
     * A player who saw the order of the deck would always find the key; one who guesses does not.
     */
    @Test
    void unseenOrder_isNotUsed() {
        String yaml =
                """
                deck:
                  cards: {pot: {program: ['[1]@;(best (# D.1 H) (block (# D.1 B) (# D.1 H)))']}, key: {}, rest: {count: 3}}
                simulate:
                  tests:
                    t: {start-card: 1, header: '(# H D);(# D.pot H)', exec-program: true, combos: {A: {hand: [key]}}}
                """;
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        for (SolverOptions options : ALL_WAYS) {
            assertEquals(Fraction.of(1, 4), solve(topic, options));
        }
        // a look at the top card is knowledge: the key is the first or the second card
        String looks = yaml.replace("(best", "(if |D.1.key| () ());(best");
        assertEquals(
                Fraction.of(1, 2), solve(Decks.programs(looks).topics().get(0), ALL_WAYS.get(0)));
    }

    /** Choices in branches, in conditions, behind a guard, one after the other. */
    @ParameterizedTest
    @CsvSource({
        "[1]@;(# X F);(if |H.key| (best () (# D.lock.1 H)) (best () (# D.key.1 H))), "
                + "[1]@;(# X F);(if |H.key| (# D.lock.1 H) (# D.key.1 H))",
        "[1]@;(# X F);(best () (block (# D.1 B) (best () (# D.key.1 H))));(best () (# D.lock.1 H)), "
                + "[1]@;(# X F);(# D.key.1 H);(# D.lock.1 H)",
        "[1]@;(# X F);(best (# H B) ());/(> |H| 0);(best () (# D.key.1 H)), "
                + "[1]@;(# X F);(# D.key.1 H)",
        "[1]@;(# X F);(best (# H.key D) (# H.lock D) ()), [1]@;(# X F)",
    })
    void choices_areThoseThatNoOtherBeats(String program, String best) {
        Fraction chosen =
                solve(Decks.programs(deck(program, BOTH)).topics().get(0), ALL_WAYS.get(0));
        Fraction written = solve(Decks.programs(deck(best, BOTH)).topics().get(0), ALL_WAYS.get(0));
        assertEquals(written, chosen);
    }

    /** With a hand trap and a second turn, a choice looks ahead through both. */
    @Test
    void choices_lookAheadOverTurnsAndInterruptions() {
        String program = "[1]@;(best (# D.1 H) (# D.2 B))";
        String yaml =
                deck(program, BOTH)
                        .replace(
                                "start-card",
                                "turns: {count: 2}\n      negate: [any]\n      start-card");
        List<TopicPrograms> topics = Decks.programs(yaml).topics();
        String plain = yaml.replace(program, "[1]@;(# D.1 H)");
        for (int turn = 0; turn < 2; turn++) {
            Fraction drawing = solve(Decks.programs(plain).topics().get(turn), ALL_WAYS.get(0));
            assertEquals(drawing, solve(topics.get(turn), ALL_WAYS.get(0)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]@;(repeat 2 0 (best () (# D.1 H)))",
                "[1]@;(best 1 2);(best 1 2);(best 1 2);(best 1 2);(best 1 2);(best 1 2);"
                        + "(best 1 2);(best 1 2);(best 1 2);(best 1 2);(best 1 2);(best 1 2);"
                        + "(best 1 2);(best 1 2);(best 1 2);(best 1 2);(best 1 2)",
            })
    void otherChoices_arePlayed(String program) {
        assertEquals("solve.choice", why(deck(program, BOTH)));
    }

    @Test
    void choicesInAHeader_arePlayed() {
        String yaml = deck("[1]@;(# D.1 H)", BOTH);
        assertEquals(
                "solve.choice",
                why(yaml.replace("start-card", "header: '(best () (# D.1 H))'\n      start-card")));
    }

    /** The odds of always taking the first branch are a lower bound, and a remark says so. */
    @Test
    void playedGames_takeTheFirstBranch() {
        String program = "[1]@;(# X F);(best (# D.2 H) (# D.key.1 H))";
        String yaml = deck(program, BOTH);
        double played =
                Decks.play(yaml, 4_000, false, Seed.DEFAULT).get(0).scores().successes() / 4_000.0;
        String first = deck("[1]@;(# X F);(# D.2 H)", BOTH);
        double bound =
                solve(Decks.programs(first).topics().get(0), ALL_WAYS.get(0)).approximately();
        double most = solve(Decks.programs(yaml).topics().get(0), ALL_WAYS.get(0)).approximately();
        assertTrue(most > bound + 0.01, most + " " + bound);
        assertEquals(bound, played, 4 * Math.sqrt(bound * (1 - bound) / 4_000));
        Simulation simulation = new Simulation(Decks.programs(yaml).topics(), Seed.DEFAULT, false);
        assertEquals(
                "odds.best-played",
                simulation.remarks(simulation.play(0, 100)).get(0).code().name());
        assertEquals(List.of(), simulation.remarks(simulation.nothing()));
    }
}
