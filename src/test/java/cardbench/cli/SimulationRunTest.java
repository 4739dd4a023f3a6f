package cardbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.chance.Seed;
import cardbench.deckfile.DeckFileReader;
import cardbench.deckfile.DeckPrograms;
import cardbench.odds.Simulation;
import cardbench.sample.Sampler;
import cardbench.sample.TopicTally;
import cardbench.text.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SimulationRunTest {

    private static final int COUNT = 5 * Sampler.BATCH + 100;

    private final AtomicInteger made = new AtomicInteger();
    private DeckPrograms programs;

    @BeforeEach
    void readDeck() throws IOException {
        String yaml = Files.readString(Path.of("cards-data/examples/zhulei.yml"));
        programs = DeckPrograms.read(DeckFileReader.read(yaml).file(), new Diagnostics());
    }

    private Simulation simulation() {
        made.incrementAndGet();
        return new Simulation(programs.topics(), Seed.DEFAULT, false);
    }

    private SimulationRun run(int workers, SimulationRun.Worker failing) {
        return new SimulationRun(
                simulation().nothing(),
                COUNT,
                workers,
                () -> {
                    Simulation sound = simulation();
                    return (batch, count) -> {
                        failing.play(batch, count);
                        return sound.play(batch, count);
                    };
                });
    }

    private static List<Integer> counted(List<TopicTally> tallies) {
        List<Integer> counted = new ArrayList<>();
        for (TopicTally tally : tallies) {
            counted.add(tally.games());
            counted.addAll(tally.combos());
        }
        return counted;
    }

    @Test
    void workersThatFailNowAndThen_areReplacedAndTheirBatchesRunAgain() throws Exception {
        List<Integer> sound = counted(run(1, (batch, count) -> List.of()).play());
        assertEquals(COUNT, sound.get(0));
        for (int workers = 1; workers <= 3; workers++) {
            made.set(0);
            boolean[] failed = new boolean[Sampler.batches(COUNT)];
            SimulationRun run =
                    run(
                            workers,
                            (batch, count) -> {
                                if (batch % 2 == 0 && !failed[batch]) {
                                    failed[batch] = true;
                                    throw new IllegalStateException("worker failed");
                                }
                                return List.of();
                            });
            assertEquals(sound, counted(run.play()), workers + " workers");
            assertTrue(made.get() >= workers + 3, "three batches need new workers");
        }
    }

    @Test
    void batchThatAlwaysFails_endsTheRun() {
        StackOverflowError reason = new StackOverflowError();
        SimulationRun run =
                run(
                        2,
                        (batch, count) -> {
                            if (batch == 3) {
                                throw reason;
                            }
                            return List.of();
                        });
        assertSame(reason, assertThrows(IOException.class, run::play).getCause());
    }

    @Test
    void stoppedRun_hasTheBatchesThatWereBegun() throws Exception {
        SimulationRun[] run = new SimulationRun[1];
        run[0] =
                run(
                        1,
                        (batch, count) -> {
                            if (batch == 1) {
                                run[0].stop();
                            }
                            return List.of();
                        });
        assertEquals(2 * Sampler.BATCH, run[0].play().get(0).games());
        assertTrue(run[0].isStopped());
    }
}
