package cardbench.odds.exact;

import static cardbench.odds.exact.SolvedTopic.ENOUGH;
import static cardbench.odds.exact.SolvedTopic.solve;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.TopicTally;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops in headers and effects. */
class RepeatTest {

    private static String mulligans(String header) {
        return """
        deck:
          cards: {basic: {count: 8}, search: {count: 12}, rest: {count: 40}}
        simulate:
          tests:
            t:
              start-card: 7
              header: '%s'
              combos: {A: {hand: [search]}, B: {hand: [basic]}}
        """
                .formatted(header);
    }

    /** The loop is its rounds written one behind the other. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 25})
    void mulligans_areThoseWrittenOut(int times) {
        String redraw = "(block (# H D) (shuffle D) (# D.7 H))";
        String loop = mulligans("(repeat " + times + " (> |H.basic| 0) " + redraw + ")");
        TopicPrograms topic = Decks.programs(loop).topics().get(0);
        ExactTally solved = solve(topic, SolverOptions.FAST);
        // the last of the hands that were drawn has a basic unless all of them have none
        double without = 1;
        for (int i = 0; i < 7; i++) {
            without *= (52.0 - i) / (60 - i);
        }
        assertEquals(1 - Math.pow(without, times + 1), solved.combo(1).approximately(), 1e-12);
        if (times < 10) {
            String out = ("(if (> |H.basic| 0) () " + redraw + ");").repeat(times);
            TopicPrograms written = Decks.programs(mulligans(out)).topics().get(0);
            assertEquals(solve(written, SolverOptions.FAST).combo(0), solved.combo(0));
        }
    }

    @Test
    void mulligans_arePlayedAlike() {
        String loop = mulligans("(repeat 2 (> |H.basic| 0) (block (# H D) (shuffle D) (# D.7 H)))");
        ExactTally solved = solve(Decks.programs(loop).topics().get(0), SolverOptions.FAST);
        TopicTally played = Decks.play(loop, 40_000, false, Seed.DEFAULT).get(0);
        for (int combo = 0; combo < 2; combo++) {
            double exact = solved.combo(combo).approximately();
            double error = 4 * Math.sqrt(exact * (1 - exact) / 40_000);
            assertEquals(exact, played.combos().get(combo) / 40_000.0, error);
        }
    }

    /** Excavate until a goal comes: the number of cards turned over is its place. */
    @Test
    void excavation_endsAtTheFirstCard() {
        String yaml =
                """
                deck:
                  cards: {dig: {program: ['[1]@;(repeat 9 |H.goal| (block (# D.1 H) (= sum (+ sum 1))))']}, goal: {}, rest: {count: 4}}
                simulate:
                  tests:
                    t:
                      start-card: 1
                      header: '(# H D);(# D.dig H)'
                      exec-program: true
                      combos: {A: {hand: [goal], condition: '(<= sum 3)'}}
                """;
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms topic = programs.topics().get(0);
        ExactTally solved = solve(topic, SolverOptions.FAST);
        new BruteForce(programs, topic).assertSame(solved, yaml);
        new BruteForce(programs, topic).assertSame(solve(topic, SolverOptions.PLAIN), yaml);
        assertTrue(solved.success().approximately() < 1);
    }

    @ParameterizedTest
    @CsvSource({
        "'@;(# X B);(repeat 3 (> |H.b| 0) (# D.1 H))'",
        "'[1]@;(= n 0);(repeat 4 (>= n 2) (block (= n (+ n |D.1.a:x|)) (# D.1 B)))'",
        "'[1]@;(repeat 2 0 (repeat 2 |B.c| (# D.1 B)));(repeat 1 |B.b| (# B.1 H))'",
        "'@;(# X F);(repeat 3 (> |B| 1) (if (rand 0 1) (# D.1 B) (# D.c.1 B)))'",
        "'@;(# X F);(repeat 25 (> |B.a:x| 1) (block (# D.1 B) (shuffle D)))'",
    })
    void loops_areWhatAllOrdersSay(String program) {
        String yaml =
                """
                deck:
                  cards: {a: {count: 2, program: ['%s']}, b: {count: 2, attribute: [x]}, c: {count: 3, attribute: [x]}}
                simulate:
                  tests:
                    t: {start-card: 2, exec-program: true, matching: best, combos: {A: {hand: [b]}, B: {grave: [c, c], score: 2}}}
                """
                        .formatted(program);
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms topic = programs.topics().get(0);
        if (!program.contains("shuffle")) {
            BruteForce all = new BruteForce(programs, topic);
            for (SolverOptions options : List.of(SolverOptions.FAST, SolverOptions.PLAIN)) {
                all.assertSame(solve(topic, options), program);
            }
        }
        Fraction exact = solve(topic, SolverOptions.FAST).success();
        TopicTally played = Decks.play(yaml, 20_000, false, Seed.DEFAULT).get(0);
        double rate = exact.approximately();
        double error = 4 * Math.sqrt(rate * (1 - rate) / 20_000);
        assertEquals(rate, played.scores().successes() / 20_000.0, error + 1e-9);
    }

    @Test
    void loopsByChance_arePlayed() {
        String yaml = mulligans("(repeat 2 (rand 0 1) (# D.1 H))");
        Solution solution =
                Solver.solve(Decks.programs(yaml).topics().get(0), SolverOptions.FAST, ENOUGH);
        assertEquals("solve.form", solution.why().code().name());
        TopicTally played = Decks.play(yaml, 1_000, false, Seed.DEFAULT).get(0);
        assertEquals(0, played.stopped());
    }
}
