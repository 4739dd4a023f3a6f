package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Simulation;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicTally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SimulationRunTest {

    private static final int COUNT = 5 * Sampler.BATCH + 100;

    private DeckPrograms programs;

    @BeforeEach
    void readDeck() throws IOException {
        String yaml = Files.readString(Path.of("cards-data/examples/zhulei.yml"));
        programs = DeckPrograms.read(DeckFileReader.read(yaml).file(), new Diagnostics());
    }

    private Simulation simulation() {
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
    void anyNumberOfWorkers_countsTheSame() throws Exception {
        List<Integer> alone = counted(run(1, (batch, count) -> List.of()).play());
        assertEquals(COUNT, alone.get(0));
        for (int workers = 2; workers <= 4; workers++) {
            List<Integer> shared = counted(run(workers, (batch, count) -> List.of()).play());
            assertEquals(alone, shared, workers + " workers");
        }
    }

    @Test
    void batchThatFails_endsTheRun() {
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
