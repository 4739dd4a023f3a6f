package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import cardbench.odds.question.Simulation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Single games: by number, one after the other, in a given order, and looked for. */
class TracerTest {

    private static final String DECK =
            """
            deck:
              cards:
                a: {description: A}
                b: {count: 2, description: B}
                c: {count: 5}
            simulate:
              tests:
                t:
                  start-card: 2
                  header: '(= total (rand 0 9));(# D.1 B [mill])'
                  combos: {A: {hand: [a]}, B: {hand: [b]}, N: {score: total}}
            """;

    private final DeckPrograms programs = Decks.programs(DECK);

    private Tracer tracer() {
        return tracer(false);
    }

    private Tracer tracer(boolean legacy) {
        return new Tracer(programs.topics().get(0), OpeningHands.Source.ALL, Seed.DEFAULT, legacy);
    }

    private static boolean succeeds(Trace trace, int combo) {
        return trace.combos().get(combo).success();
    }

    @Test
    void nextGames_areThoseOfTheirNumbers() {
        Tracer one = tracer();
        Tracer other = tracer();
        for (int number = 0; number < 4; number++) {
            assertEquals(other.game(number), one.next());
        }
    }

    /** The second batch begins with another random stream, and its games too. */
    @Test
    void gamesBehindABatch_areThoseOfTheNext() {
        Tracer following = tracer();
        for (int number = 0; number < Sampler.BATCH; number++) {
            following.next();
        }
        assertEquals(tracer().game(Sampler.BATCH), following.next());
        assertEquals(tracer().game(Sampler.BATCH + 1), following.next());
    }

    @Test
    void tracedGames_areThoseOfTheSimulation() {
        int games = 50;
        Tracer tracer = tracer();
        int[] successes = new int[3];
        int sum = 0;
        for (int number = 0; number < games; number++) {
            Trace trace = tracer.game(number);
            int best = 0;
            for (int combo = 0; combo < successes.length; combo++) {
                successes[combo] += succeeds(trace, combo) ? 1 : 0;
                best = Math.max(best, trace.combos().get(combo).score());
            }
            sum += best;
        }
        Simulation simulation = new Simulation(programs.topics(), Seed.DEFAULT, false);
        TopicTally tally = simulation.play(0, games).get(0);
        assertEquals(List.of(successes[0], successes[1], successes[2]), tally.combos());
        assertEquals(sum, tally.scores().sum());
    }

    @Test
    void wantedGame_isTheFirstOfItsKind() {
        Tracer tracer = tracer();
        List<Trace> games = new ArrayList<>();
        for (int number = 0; number < 60; number++) {
            games.add(tracer.game(number));
        }
        for (int from : new int[] {0, 7, 30}) {
            int both = from;
            while (!succeeds(games.get(both), 0) || succeeds(games.get(both), 1)) {
                both++;
            }
            assertEquals(both, tracer.find(from, 60, true, List.of(0), List.of(1)));
            assertEquals(both, tracer.find(from, both - from + 1, null, List.of(0), List.of(1)));
            assertEquals(-1, tracer.find(from, both - from, null, List.of(0), List.of(1)));
        }
        assertEquals(12, tracer.find(12, 1, null, List.of(), List.of()));
    }

    @Test
    void failedGame_isFoundByItsScore() {
        Tracer tracer = tracer();
        int found = tracer.find(0, 1_000, false, List.of(), List.of());
        for (int number = 0; number <= found; number++) {
            boolean success =
                    tracer.game(number).combos().stream().anyMatch(Trace.Outcome::success);
            assertEquals(number < found, success, "game " + number);
        }
        assertEquals(-1, tracer.find(0, found, false, List.of(), List.of()));
    }

    @Test
    void wantedGame_mayBeInTheNextBatch() {
        Tracer tracer = tracer();
        int from = Sampler.BATCH - 3;
        int found = tracer.find(from, 40, null, List.of(0, 1), List.of());
        while (found >= 0 && found < Sampler.BATCH) {
            from = found + 1;
            found = tracer.find(from, 40, null, List.of(0, 1), List.of());
        }
        assertTrue(found >= Sampler.BATCH, "game " + found);
        assertTrue(succeeds(tracer.game(found), 0) && succeeds(tracer.game(found), 1));
    }

    @Test
    void givenOrder_isDealtFromTheTop() {
        Diagnostics diagnostics = new Diagnostics();
        List<String> order = List.of("b", "a", "c", "b", "c", "c", "c", "c");
        Trace trace = tracer().order(order, diagnostics);
        assertEquals(List.of(), diagnostics.list());
        Trace.Step dealt = trace.steps().get(0);
        assertEquals(List.of(new Trace.Zone('H', List.of("b", "a"))), dealt.zones());
        assertEquals(6, dealt.deck());
        Trace.Step milled = trace.steps().get(2);
        assertEquals(
                List.of(new Trace.Move(List.of("c"), 'D', 'B', false, List.of("mill"))),
                milled.moves());
        assertEquals(5, milled.deck());
        assertTrue(succeeds(trace, 0) && succeeds(trace, 1));
    }

    @Test
    void move_isWrittenWithDescriptionsAndTags() {
        List<String> order = List.of("b", "c", "a", "b", "c", "c", "c", "c");
        String move = "move {a(A), }from D to B\n";
        String text = tracer().order(order, new Diagnostics()).text();
        assertTrue(text.endsWith("execStatement((# D.1 B [mill]))\n[mill] " + move), text);
        String legacy = tracer(true).order(order, new Diagnostics()).text();
        assertTrue(legacy.endsWith("[mill " + move), legacy);
    }

    @Test
    void orderOfAnotherDeck_isRefused() {
        assertEquals(List.of("the order has 2 cards, but the deck has 8"), refused("a", "b"));
        assertEquals(
                List.of(
                        "the deck has no card “a”, or no further copy of it",
                        "the deck has no card “d”, or no further copy of it"),
                refused("a", "a", "b", "b", "d", "c", "c", "c"));
    }

    private List<String> refused(String... order) {
        Diagnostics diagnostics = new Diagnostics();
        assertNull(tracer().order(List.of(order), diagnostics));
        return diagnostics.list().stream().map(Diagnostic::message).toList();
    }

    @Test
    void refusedCard_isToldWithItsPlaceInTheOrder() {
        Diagnostics diagnostics = new Diagnostics();
        tracer().order(List.of("a", "b", "c", "c", "c", "c", "c", "x"), diagnostics);
        assertEquals("/order/7", diagnostics.list().get(0).location().pointer());
    }

    @Test
    void failedCombo_namesTheCardsThatOthersTook() {
        String yaml = DECK.replace("{A: {hand: [a]}", "{A: {hand: [a, '!b', c]}");
        Trace trace = Decks.trace(yaml, "a b c b c c c c", false);
        Trace.Unmet unmet = trace.combos().get(0).unmet().get(0);
        assertEquals("hand", unmet.part());
        assertEquals("!b", unmet.text());
        assertEquals(List.of("a"), unmet.used());
    }

    @Test
    void chanceInAGivenOrder_isThatOfGameZero() {
        List<String> order = List.of("b", "a", "c", "b", "c", "c", "c", "c");
        Tracer used = tracer();
        Trace fresh = used.order(order, new Diagnostics());
        used.game(5);
        assertEquals(fresh, used.order(order, new Diagnostics()));
    }

    @Test
    void stepOfAStatement_hasItsOneLetterVariables() {
        String yaml = DECK.replace("(# D.1 B [mill])", "(= z 3);(= a 2);(= b 0)");
        Trace trace = Decks.trace(yaml, "a b c b c c c c", false);
        assertEquals(List.of("total"), names(trace.steps().get(0)));
        assertEquals(List.of("total", "z"), names(trace.steps().get(2)));
        assertEquals(List.of("total", "a", "z"), names(trace.steps().get(3)));
        assertEquals(new Trace.Variable("z", 3), trace.steps().get(3).variables().get(2));
    }

    private static List<String> names(Trace.Step step) {
        return step.variables().stream().map(Trace.Variable::name).toList();
    }

    /** What a topic asks of all its combos is said as unmet where it stands, in each of them. */
    @Test
    void conditionOfTheTopic_isUnmetWhereItStands() {
        String yaml =
                """
                deck: {cards: {a: {count: 2}, b: {count: 2}}}
                simulate:
                  tests:
                    t:
                      start-card: 2
                      condition: '(== |H.b| 0)'
                      combos:
                        plain: {hand: [a]}
                        own: {condition: '(>= |H.a| 2)'}
                """;
        Trace both = Decks.trace(yaml, "a b a b", false);
        for (Trace.Outcome outcome : both.combos()) {
            assertEquals(1, outcome.unmet().size(), outcome.name());
            assertEquals("condition", outcome.unmet().get(0).part());
            assertEquals("(== |H.b| 0)", outcome.unmet().get(0).text());
            assertEquals(6, outcome.unmet().get(0).place().line());
        }
        String one = yaml.replace("start-card: 2", "start-card: 1");
        Trace alone = Decks.trace(one, "a b a b", false);
        assertEquals(List.of(), alone.combos().get(0).unmet());
        assertEquals("(>= |H.a| 2)", alone.combos().get(1).unmet().get(0).text());
    }
}
