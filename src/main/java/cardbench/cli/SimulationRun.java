package cardbench.cli;

import cardbench.chance.Seed;
import cardbench.odds.DeckPrograms;
import cardbench.odds.Sampler;
import cardbench.odds.Simulation;
import cardbench.odds.TopicTally;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Plays the batches of a simulation on all processors, until they are done or it is stopped. */
final class SimulationRun {

    private final List<Simulation> simulations = new ArrayList<>();
    private final int count;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;
    private List<TopicTally> sums;

    SimulationRun(DeckPrograms programs, Seed seed, boolean legacy, int count, int workers) {
        this.count = count;
        for (int i = 0; i < Math.max(1, Math.min(workers, Sampler.batches(count))); i++) {
            simulations.add(new Simulation(programs, programs.topics(), seed, legacy));
        }
        sums = simulations.get(0).nothing();
    }

    /** Plays. Returns when every batch that was begun is done. */
    List<TopicTally> play() throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        for (Simulation simulation : simulations) {
            Thread worker = new Thread(() -> work(simulation), "simulation");
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
        for (Thread worker : workers) {
            worker.join();
        }
        return sums();
    }

    private void work(Simulation simulation) {
        int batches = Sampler.batches(count);
        for (int batch = next.getAndIncrement();
                batch < batches && !stopped;
                batch = next.getAndIncrement()) {
            add(simulation.play(batch, count));
        }
    }

    private synchronized void add(List<TopicTally> tallies) {
        sums = Simulation.sum(sums, tallies);
    }

    /** What has been counted so far. */
    synchronized List<TopicTally> sums() {
        return sums;
    }

    /** One of the simulations, to ask about tallies. */
    Simulation simulation() {
        return simulations.get(0);
    }

    /** Begins no further batch. */
    void stop() {
        stopped = true;
    }

    /** Whether it was stopped. */
    boolean isStopped() {
        return stopped;
    }

    /** How much of it is done, in percent. */
    int percent() {
        return (int) Math.min(100, 100L * next.get() / Math.max(1, Sampler.batches(count)));
    }
}
