package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.chance.Seeds;
import cardbench.base.number.Fraction;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.OpeningHands;
import cardbench.odds.sample.Trace;
import cardbench.odds.sample.Tracer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Topics in which the opponent negates activations. */
class NegationTest {

    private static ExactTally solve(String yaml) {
        return SolvedTopic.solve(Decks.programs(yaml).topics().get(0), SolverOptions.FAST);
    }

    private static String deck(String pot, String pan, String keys, String combo) {
        return """
        deck:
          cards:
            pot: {count: 2, attribute: [spell], program: ['%s']}
            pan: {count: 1, program: ['%s']}
            goal: {count: 2}
            rest: {count: 4}
        simulate:
          tests:
            t:
              start-card: 3
              exec-program: true
              %s
              combos: {A: {%s}}
        """
                .formatted(pot, pan, keys, combo);
    }

    /** One wheel, one goal and two others; the wheel draws a card. */
    @Test
    void negatedActivation_drawsNothing() {
        String yaml =
                """
                deck:
                  cards: {wheel: {program: ['[1]@;(# D.1 H)']}, goal: {}, rest: {count: 2}}
                simulate:
                  tests:
                    t:
                      start-card: 1
                      exec-program: true
                      negate: [any]
                      combos: {A: {hand: [goal]}}
                """;
        assertEquals(Fraction.of(1, 4), solve(yaml).success());
        // 1/4 by hand and 1/4 * 1/3 with the wheel
        assertEquals(Fraction.of(1, 3), solve(yaml.replace("[any]", "[goal]")).success());
    }

    /** Of two wheels, the one with the tag is negated. */
    @ParameterizedTest
    @CsvSource({"[], 1, 2", "'[''[draw]'']', 2, 5", "[any], 1, 5", "'[tutor, ''[draw]'']', 1, 5"})
    void tag_isThatOfTheEffect(String items, int successes, int games) {
        String yaml =
                """
                deck:
                  cards:
                    wheel: {program: ['[1]@;(# D.1 H [draw!])']}
                    tutor: {program: ['[1]@;(# D.goal.1 H)']}
                    goal: {}
                    rest: {count: 2}
                simulate:
                  tests:
                    t:
                      start-card: 1
                      exec-program: true
                      negate: %s
                      combos: {A: {hand: [goal]}}
                """
                        .formatted(items);
        // the goal 1/5; the tutor 1/5; the wheel draws one of both with 1/5 * 2/4
        Fraction expected = Fraction.of(successes, games);
        assertEquals(expected, solve(yaml).success());
        double rate =
                Decks.play(yaml, 20_000, false, Seed.DEFAULT).get(0).scores().successes()
                        / 20_000.0;
        assertEquals(expected.approximately(), rate, 4 * Math.sqrt(0.25 / 20_000));
    }

    /** What the rule says, written by hand with variables that a program can have. */
    @ParameterizedTest
    @CsvSource({
        "'@;(# X B);(# D.2 H)', "
                + "'@;(if used (= n 0) (block (= used 1) (= n 1)));(# X B);(if n () (# D.2 H))'",
        "'[1]@;(# H.1 B [cost]);(# D.2 H)', "
                + "'[1]@;(if used (= n 0) (block (= used 1) (= n 1)));(# H.1 B [cost]);(if n () (# D.2 H))'",
        "'[1]@;(= n 1);(= sum 3);(if (> |H| 2) (block (# X F) (# D.:n H)) (shuffle H));/(> |F| 0);(# D.1 H)', "
                + "'[1]@;(if used (= z 0) (block (= used 1) (= z 1)));(= n 1);(if z () (= sum 3));"
                + "(if z (if (> |H| 2) (# X F) ()) (if (> |H| 2) (block (# X F) (# D.:n H)) (shuffle H)));"
                + "/(> |F| 0);(if z () (# D.1 H))'",
        "'(# X B);@;(# D.1 H);(! go)', "
                + "'(# X B);@;(if used (= n 0) (block (= used 1) (= n 1)));(if n () (# D.1 H));(if n () (! go))'",
        "'[1]@;(repeat 2 (> |B| 1) (block (# H.1 B [cost]) (# D.1 H)))', "
                + "'[1]@;(if used (= n 0) (block (= used 1) (= n 1)));(if n (repeat 2 (> |B| 1) (# H.1 B)) (repeat 2 (> |B| 1) (block (# H.1 B) (# D.1 H))))'",
    })
    void rule_isWhatTheDocumentSays(String pot, String byHand) {
        String pan = "[1]@;(# D.a:spell.1 H [go])";
        String combo = "hand: [goal], condition: '(< sum 3)'";
        String negated = deck(pot, pan, "negate: [pot]", combo);
        String written = deck(byHand, pan, "scan-zones: HB", combo);
        assertEquals(solve(written).success(), solve(negated).success());
        assertEquals(solve(written).combo(0), solve(negated).combo(0));
    }

    @ParameterizedTest
    @CsvSource({"[pot]", "'[any]'", "'[pan, any]'", "'[a:spell, a:spell]'", "'[any, pot, pan]'"})
    void interruptions_areWhatAllOrdersSay(String items) {
        String pot = "@;(# X B);(# D.2 H)";
        String yaml = deck(pot, "[1]@;(# D.goal.1 H)", "negate: " + items, "hand: [goal, goal]");
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms topic = programs.topics().get(0);
        BruteForce all = new BruteForce(programs, topic);
        all.assertSame(SolvedTopic.solve(topic, SolverOptions.FAST), items);
        all.assertSame(SolvedTopic.solve(topic, SolverOptions.PLAIN), items);
        double exact = SolvedTopic.solve(topic, SolverOptions.FAST).success().approximately();
        double rate =
                Decks.play(yaml, 20_000, false, Seed.DEFAULT).get(0).scores().successes()
                        / 20_000.0;
        assertEquals(exact, rate, 4 * Math.sqrt(exact * (1 - exact) / 20_000));
    }

    /** The cards are told apart although their effects have the same text. */
    @Test
    @Tag("slow")
    void randomSmallDecks_areWhatAllTheirOrdersSay() {
        int solved = 0;
        int seeds = Seeds.of(40, 120);
        for (int seed = 0; seed < seeds; seed++) {
            String[] keys = {"[any]", "[f, 'a:x']", "[a, b]", "[f]"};
            String yaml =
                    (seed % 2 == 1
                                    ? ActingDecks.withTwins(seed, 1 + seed % 2)
                                    : ActingDecks.of(seed, 8))
                            .replace(
                                    "      combos:",
                                    "      negate: "
                                            + keys[seed % 2 == 1 ? seed / 2 % 4 : seed / 2 % 2 * 2]
                                            + "\n      combos:");
            DeckPrograms programs =
                    DeckPrograms.read(DeckFileReader.read(yaml).file(), new Diagnostics());
            TopicPrograms topic = programs.topics().get(0);
            Solution solution = Solver.solve(topic, SolverOptions.FAST, Budget.QUICK);
            if (solution.multiplicity() != null) {
                solved++;
                new BruteForce(programs, topic)
                        .assertSame(
                                ExactTally.of(topic, solution.multiplicity(), solution.shares()),
                                "seed " + seed + ":\n" + yaml);
            }
        }
        assertTrue(solved * 4 >= seeds * 3, "solved " + solved);
    }

    @Test
    void trace_showsTheInterruption() {
        String yaml =
                deck("@;(# X B);(# D.2 H)", "[1]@;(# D.1 H)", "negate: [pot]", "hand: [goal]");
        Tracer tracer =
                new Tracer(
                        Decks.programs(yaml).topics().get(0),
                        OpeningHands.Source.ALL,
                        Seed.DEFAULT,
                        false);
        Trace trace =
                tracer.order(
                        List.of(
                                "pot", "rest", "pot", "rest", "rest", "goal", "goal", "rest",
                                "pan"),
                        new Diagnostics());
        List<String> decks = new ArrayList<>();
        for (Trace.Step step : trace.steps()) {
            if (step.kind() == Trace.Kind.ACTIVATED) {
                decks.add(step.deck() + " " + step.variables());
            }
        }
        String used = "[Variable[name=negate 1, value=1]]";
        assertEquals(List.of("6 " + used, "4 " + used), decks);
        // the first pot pays its cost and draws nothing, the second one draws
        assertEquals(
                """
                execStatement(@)
                negated
                execStatement((# X B))
                move {pot(), }from H to B
                negated((# D.2 H))
                executed card pot[0] []
                execStatement(@)
                execStatement((# X B))
                move {pot(), }from H to B
                execStatement((# D.2 H))
                move {rest(), rest(), }from D to H
                executed card pot[0] []
                """,
                trace.text().substring(trace.text().indexOf("exec")));
        List<String> statements = new ArrayList<>();
        trace.steps().forEach(step -> statements.add(step.statement()));
        assertEquals(1, Collections.frequency(statements.subList(0, 4), "@"));
    }
}
