package cardbench.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects what a reader has to say, in the order it says it. One kind of diagnostic may come
 * thousands of times out of one hostile text, so the list is cut at {@link #LIMIT}; errors find
 * room behind that, as many again.
 */
public final class Diagnostics {

    /** Warnings and infos are kept up to this many in all, errors up to twice as many. */
    public static final int LIMIT = 200;

    private final List<Diagnostic> list = new ArrayList<>();
    private boolean failed;

    /** Adds one. */
    public void add(Diagnostic diagnostic) {
        boolean error = diagnostic.severity() == Severity.ERROR;
        failed |= error;
        if (list.size() < (error ? 2 * LIMIT : LIMIT)) {
            list.add(diagnostic);
        }
    }

    /** Adds all, in their order. */
    public void addAll(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            add(diagnostic);
        }
    }

    /** Whether no more warnings and infos are kept, so that none need be made. */
    public boolean full() {
        return list.size() >= LIMIT;
    }

    /** Whether an error was added. */
    public boolean failed() {
        return failed;
    }

    /** What was said so far, in order. */
    public List<Diagnostic> list() {
        return List.copyOf(list);
    }
}
