package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is written down of a game does not grow with what a file repeats. */
class TraceLimitsTest {

    private static Trace trace(String description, String program) {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck:
                          cards:
                            a:
                              count: 40
                              description: %s
                              program: ['%s']
                        simulate: {tests: {t: {exec-program: true, combos: {A: {hand: [a]}}}}}
                        """
                                .formatted(description, program));
        return new Tracer(programs.topics().get(0), OpeningHands.Source.ALL, Seed.DEFAULT, false)
                .game(0);
    }

    private static List<String> said(Trace trace) {
        return trace.faults().stream().map(Diagnostic::message).toList();
    }

    @Test
    void endlessGame_isSaidToGoOn() {
        Trace trace = trace("d", "@;(# H.1 H)");
        assertEquals(TraceWriter.MAX_STEPS, trace.steps().size());
        String cut = "the game goes on after these 2000 steps; the rest is not recorded";
        assertTrue(said(trace).contains(cut), said(trace).toString());
        assertTrue(trace.faults().size() > 1, "and its effect is named");
    }

    @Test
    void gameThatEnds_isWrittenDownWhole() {
        assertEquals(List.of(), said(trace("d", "[1]@;(# X F)")));
    }

    @Test
    void longStatements_areNotRepeatedWithoutEnd() {
        Trace trace = trace("d", "@;(print \"" + "x".repeat(50_000) + "\")");
        long characters = trace.text().length();
        for (Trace.Step step : trace.steps()) {
            characters += step.statement().length();
        }
        assertTrue(characters < 5_000_000, characters + " characters");
        assertTrue(trace.steps().size() > 60, trace.steps().size() + " steps");
        assertTrue(said(trace).stream().anyMatch(one -> one.startsWith("the game goes on")));
        assertEquals(1_000, trace.prints().get(0).length());
    }

    @Test
    void longDescriptions_areNotRepeatedWithoutEnd() {
        Trace trace = trace("d".repeat(200_000), "[1]@;(# D H);(print H)");
        assertTrue(trace.text().length() < 5_000_000, trace.text().length() + " characters");
        assertEquals(1_000, trace.prints().get(0).length());
    }
}
