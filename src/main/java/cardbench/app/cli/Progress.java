package cardbench.app.cli;

import java.io.PrintStream;
import java.util.function.IntSupplier;

/** A line on the terminal with the percentage of a long run. It disappears at the end. */
final class Progress {

    private static final long FIRST_MILLISECONDS = 1000;
    private static final long MILLISECONDS = 200;

    private final IntSupplier percent;
    private final PrintStream err;
    private boolean shown;
    private boolean ended;

    private Progress(IntSupplier percent, PrintStream err) {
        this.percent = percent;
        this.err = err;
    }

    /** Starts to show a percentage, if the process runs in a terminal. */
    static Progress of(IntSupplier percent, Terminal terminal) {
        Progress progress = new Progress(percent, terminal.status());
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
                err.print("\r" + percent.getAsInt() + " % ");
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
