package cardbench.app.cli;

import java.io.PrintStream;

/** A line on the terminal with the percentage of a long simulation. It disappears at the end. */
final class Progress {

    private static final long FIRST_MILLISECONDS = 1000;
    private static final long MILLISECONDS = 200;

    private final SimulationRun run;
    private final PrintStream err;
    private boolean shown;
    private boolean ended;

    private Progress(SimulationRun run, PrintStream err) {
        this.run = run;
        this.err = err;
    }

    /** Starts to show the progress of a simulation, if the process runs in a terminal. */
    static Progress of(SimulationRun run, Terminal terminal) {
        Progress progress = new Progress(run, terminal.status());
        // null in Java 17 if a stream is redirected, where the line would only be noise in a log
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
            while (!ended) {
                err.print("\r" + run.percent() + " % ");
                shown = true;
                wait(MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Removes the line, before anything else is printed where it was. */
    synchronized void end() {
        ended = true;
        notifyAll();
        if (shown) {
            shown = false;
            // blanks over the number, since not every terminal can erase a line
            err.print("\r      \r");
        }
    }
}
