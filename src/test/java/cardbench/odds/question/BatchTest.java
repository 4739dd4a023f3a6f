package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicTally;
import cardbench.odds.sample.Trace;
import cardbench.odds.sample.Tracer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A result depends on the seed alone, and not on who plays which batch when. */
class BatchTest {

    private static final int GAMES = 50_000;

    private static List<String> written(List<TopicTally> tallies) {
        List<String> written = new ArrayList<>();
        for (TopicTally tally : tallies) {
            StringBuilder scores = new StringBuilder();
            for (int score = 0; score < 10; score++) {
                scores.append(tally.scores().count(score)).append(' ');
            }
            written.add(
                    tally.topic()
                            + tally.games()
                            + tally.combos()
                            + scores
                            + tally.emptySource()
                            + tally.firstEmpty()
                            + tally.prints());
        }
        return written;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void anyNumberOfWorkers_givesTheSameSums(int workers) {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        List<Simulation> simulations = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            simulations.add(new Simulation(programs.topics(), Seed.DEFAULT, false));
        }
        List<Integer> batches = new ArrayList<>();
        for (int i = 0; i < Sampler.batches(GAMES); i++) {
            batches.add(i);
        }
        Collections.shuffle(batches, new Random(workers));
        List<TopicTally> sums = simulations.get(0).nothing();
        for (int batch : batches) {
            Simulation worker = simulations.get(batch % workers);
            sums = Simulation.sum(worker.play(batch, GAMES), sums);
        }
        assertEquals(written(Decks.play(Decks.sample("zhulei"), GAMES, false)), written(sums));
        assertEquals(GAMES, sums.get(0).games());
    }

    /** Patterns, names and aliases, so that threads that compile them ask for each of them. */
    private static final String DECK =
            """
            deck:
              cards:
                a: {count: 9, attribute: [left, beast], program: ["[1]@;(# X F);(# D.A:r*.1 H)"]}
                b: {count: 8, attribute: [right, beast], program: ["[1]@;(# D.A:*t.a:left.1 B)"]}
                c: {count: 9, attribute: [right], program: ["[1H]/|H.Beast|;@;(# H.!c.2 B)"]}
              alias: {Beast: "A:b*st !c"}
            simulate:
              tests:
                t:
                  start-card: 5
                  exec-program: true
                  combos:
                    x: {hand: [Beast, "A:right"], grave: [b], score: "(+ 1 |D.Beast.A:*e*|)"}
                    y: {hand: ["!Beast", "A:?????"], condition: "(> |H.A:r*| |B.A:l*|)"}
            """;

    /** Each thread compiles for itself, all at the same time, out of the same programs. */
    @Test
    void threadsThatShareThePrograms_playTheSameGames() throws Exception {
        int threads = 4;
        int games = threads * Sampler.BATCH;
        List<String> expected = written(Decks.play(DECK, games, false));
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            for (int round = 0; round < 10; round++) {
                DeckPrograms programs = Decks.programs(DECK);
                CyclicBarrier start = new CyclicBarrier(threads);
                List<Callable<List<TopicTally>>> tasks = new ArrayList<>();
                for (int i = 0; i < threads; i++) {
                    int batch = i;
                    tasks.add(
                            () -> {
                                start.await();
                                return new Simulation(programs.topics(), Seed.DEFAULT, false)
                                        .play(batch, games);
                            });
                }
                List<TopicTally> sums = null;
                for (Future<List<TopicTally>> played : workers.invokeAll(tasks)) {
                    sums = sums == null ? played.get() : Simulation.sum(sums, played.get());
                }
                assertEquals(expected, written(sums), "round " + round);
            }
        } finally {
            workers.shutdownNow();
        }
    }

    @Test
    void anotherSeed_givesOtherGames() {
        String yaml = Decks.sample("example");
        assertNotEquals(
                written(Decks.play(yaml, GAMES, false, new Seed("1"))),
                written(Decks.play(yaml, GAMES, false, new Seed("2"))));
    }

    /** A topic alone keeps its hands from batch to batch; several list theirs anew in each. */
    @Test
    void oneTopicAlone_playsTheSameStratifiedGames() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        Simulation alone = new Simulation(List.of(programs.topics().get(1)), Seed.DEFAULT, false);
        Simulation together = new Simulation(programs.topics(), Seed.DEFAULT, false);
        for (int batch = 1; batch < 4; batch++) {
            List<TopicTally> tallies = together.play(batch, 5 * Sampler.BATCH);
            assertEquals(1, tallies.get(1).spread().batches());
            assertEquals(
                    written(List.of(tallies.get(1))),
                    written(alone.play(batch, 5 * Sampler.BATCH)));
        }
    }

    @Test
    void oneTopicAlone_playsTheSameGames() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        Simulation alone = new Simulation(List.of(programs.topics().get(1)), Seed.DEFAULT, false);
        assertEquals(
                written(Decks.play(Decks.sample("zhulei"), 4096, false)).get(1),
                written(alone.play(0, 4096)).get(0));
    }

    @Test
    void tracedGame_isTheOneThatWasPlayed() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        Tracer tracer =
                new Tracer(
                        programs.topics().get(0),
                        StratifiedHands.of(programs.topics().get(0), null, false),
                        Seed.DEFAULT,
                        false);
        int[] successes = new int[2];
        for (int game = 4000; game < 4200; game++) {
            List<Trace.Outcome> outcomes = tracer.game(game).combos();
            successes[0] += outcomes.get(0).success() ? 1 : 0;
            successes[1] += outcomes.get(1).success() ? 1 : 0;
        }
        Simulation simulation = new Simulation(programs.topics(), Seed.DEFAULT, false);
        TopicTally to4200 = simulation.play(0, 4096).get(0).plus(simulation.play(1, 4200).get(0));
        TopicTally to4000 = simulation.play(0, 4000).get(0);
        assertEquals(to4200.combos().get(0) - to4000.combos().get(0), successes[0]);
        assertEquals(to4200.combos().get(1) - to4000.combos().get(1), successes[1]);
    }
}
