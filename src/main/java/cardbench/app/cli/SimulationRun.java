package cardbench.app.cli;

import cardbench.odds.question.Simulation;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicTally;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Plays the batches of a simulation on all processors, until they are done or it is stopped. A
 * batch that fails ends the run: batches are deterministic, so it would fail again.
 */
final class SimulationRun {

    private final Supplier<Worker> made;
    private final int count;
    private final int workers;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;
    private List<TopicTally> sums;
    private Throwable failure;

    /** Plays one batch after the other. */
    interface Worker {

        /** Plays a batch of a simulation with this number of games. */
        List<TopicTally> play(int batch, int count);
    }

    /**
     * Creates a run; nothing is played yet.
     *
     * @param nothing tallies of 0 games
     * @param workers the number of threads
     * @param made creates workers; each is used by one thread
     */
    SimulationRun(List<TopicTally> nothing, int count, int workers, Supplier<Worker> made) {
        this.sums = nothing;
        this.count = count;
        this.workers = Math.max(1, Math.min(workers, Sampler.batches(count)));
        this.made = made;
    }

    /** A run of simulations with the same arguments. */
    static SimulationRun of(Supplier<Simulation> made, int count, int workers) {
        return new SimulationRun(made.get().nothing(), count, workers, () -> made.get()::play);
    }

    /**
     * Plays all batches. Returns when every batch that was begun is done.
     *
     * @throws IOException when a batch cannot be played
     */
    List<TopicTally> play() throws InterruptedException, IOException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            Thread thread = new Thread(this::work, "simulation");
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (failure() != null) {
            throw new IOException("the games cannot be played", failure());
        }
        return sums();
    }

    private void work() {
        int batches = Sampler.batches(count);
        try {
            Worker worker = made.get();
            int batch = next.getAndIncrement();
            while (batch < batches && !stopped) {
                add(worker.play(batch, count));
                batch = next.getAndIncrement();
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            fail(e);
        }
    }

    private synchronized void add(List<TopicTally> tallies) {
        sums = Simulation.sum(sums, tallies);
    }

    /** The tallies so far. */
    synchronized List<TopicTally> sums() {
        return sums;
    }

    private synchronized void fail(Throwable e) {
        failure = e;
        stopped = true;
    }

    private synchronized Throwable failure() {
        return failure;
    }

    /** Begins no further batch. */
    void stop() {
        stopped = true;
    }

    /** Whether it was stopped. */
    boolean isStopped() {
        return stopped;
    }

    /** The percentage that is done. */
    int percent() {
        return (int) Math.min(100, 100L * next.get() / Math.max(1, Sampler.batches(count)));
    }
}
