package cardbench.cli;

import java.io.PrintStream;

/** A line on the terminal that says how far a long simulation is; gone when it is done. */
final class Progress {

    private static final long FIRST_MILLISECONDS = 1000;
    private static final long MILLISECONDS = 200;

    private final SimulationRun run;
    private final PrintStream err;
    private boolean ended;

    private Progress(SimulationRun run, PrintStream err) {
        this.run = run;
        this.err = err;
    }

    /** Shows how far a simulation is, where somebody sits at a terminal. */
    static Progress of(SimulationRun run, Terminal terminal) {
        Progress progress = new Progress(run, terminal.status());
        if (System.console() != null) {
            Thread thread = new Thread(progress::show, "progress");
            thread.setDaemon(true);
            thread.start();
        }
        return progress;
    }

    private synchronized void show() {
        try {
            wait(FIRST_MILLISECONDS);
            boolean shown = false;
            while (!ended) {
                err.print("\r" + run.percent() + " % ");
                shown = true;
                wait(MILLISECONDS);
            }
            if (shown) {
                err.print("\r      \r");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes the line away. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }
}
