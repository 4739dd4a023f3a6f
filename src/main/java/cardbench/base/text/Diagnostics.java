package cardbench.base.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects the diagnostics of a reader, in order. A hostile text can produce thousands of them, so
 * the list is limited to {@link #LIMIT}; errors may add as many again, so that warnings cannot hide
 * them. Not safe for use by several threads.
 */
public final class Diagnostics {

    /** Warnings and infos are kept up to this total, errors up to twice this total. */
    public static final int LIMIT = 200;

    private final List<Diagnostic> list = new ArrayList<>();
    private boolean failed;

    /** Adds a diagnostic, or drops it beyond the limit. */
    public void add(Diagnostic diagnostic) {
        boolean error = diagnostic.severity() == Severity.ERROR;
        // Also for an error that is dropped: a caller must not take a broken result for a good one.
        failed |= error;
        if (list.size() < (error ? 2 * LIMIT : LIMIT)) {
            list.add(diagnostic);
        }
    }

    /** Adds all diagnostics, in their order. */
    public void addAll(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            add(diagnostic);
        }
    }

    /** Whether further warnings and infos are dropped, so that none need be created. */
    public boolean full() {
        return list.size() >= LIMIT;
    }

    /** Whether an error was added. */
    public boolean failed() {
        return failed;
    }

    /** Whether none of some diagnostics is an error. */
    public static boolean areValid(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return false;
            }
        }
        return true;
    }

    /** A copy of the diagnostics so far, in order. */
    public List<Diagnostic> list() {
        return List.copyOf(list);
    }
}
