package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Single games with several turns. */
class TurnsTraceTest {

    private static final String YAML =
            """
            deck:
              cards:
                well: {program: ['[1]@;(# D.1 H)']}
                goal: {count: 1}
                rest: {count: 5}
            simulate:
              tests:
                hunt:
                  start-card: 1
                  exec-program: true
                  turns: {count: 3}
                  combos: {A: {hand: [goal]}}
            """;

    private static Trace trace(int topic, boolean legacy, String... order) {
        DeckPrograms programs = Decks.programs(YAML);
        Tracer tracer =
                new Tracer(
                        programs.topics().get(topic),
                        OpeningHands.Source.ALL,
                        Seed.DEFAULT,
                        legacy);
        return tracer.order(List.of(order), new Diagnostics());
    }

    private static List<String> steps(Trace trace) {
        List<String> steps = new ArrayList<>();
        for (Trace.Step step : trace.steps()) {
            steps.add(step.kind().word() + " " + step.statement() + " " + step.deck());
        }
        return steps;
    }

    @Test
    void trace_showsWhereTurnsBegin() {
        Trace trace = trace(1, false, "well", "rest", "rest", "rest", "rest", "goal", "rest");
        assertEquals(
                List.of(
                        "deal  6",
                        "statement (= turn 1) 6",
                        "statement @ 6",
                        "statement (# D.1 H) 5",
                        "activated well 5",
                        "statement (= turn 2) 5",
                        "statement (# D.1 H) 4",
                        "statement @ 4",
                        "statement (# D.1 H) 3",
                        "activated well 3"),
                steps(trace));
        assertEquals(Location.NONE, trace.steps().get(1).place());
        assertTrue(trace.steps().get(2).place().line() == 3);
        assertEquals(List.of(new Trace.Variable("turn", 2)), trace.steps().get(9).variables());
        assertEquals("hand", trace.combos().get(0).unmet().get(0).part());
    }

    /** In turn 2 all combos have succeeded, so turn 3 is not played. */
    @Test
    void game_endsWhenAllCombosHaveSucceeded() {
        Trace trace = trace(2, false, "well", "rest", "goal", "rest", "rest", "rest", "rest");
        assertEquals(2, trace.steps().get(trace.steps().size() - 1).variables().get(0).value());
        assertTrue(trace.combos().get(0).success());
    }

    @Test
    void legacy_knowsNoTurns() {
        Trace trace = trace(2, true, "well", "rest", "rest", "rest", "rest", "rest", "goal");
        assertEquals("activated well 5", steps(trace).get(steps(trace).size() - 1));
    }
}
