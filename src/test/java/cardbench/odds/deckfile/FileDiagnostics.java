package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** What is said about a deck file, in a form that tests can compare. */
final class FileDiagnostics {

    private FileDiagnostics() {}

    /** The line and column, the code and the fix, if there is one, of each diagnostic. */
    static List<String> of(String yaml) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        Diagnostics more = new Diagnostics();
        DeckPrograms.read(reading.file(), more);
        List<Diagnostic> diagnostics = new ArrayList<>(reading.diagnostics());
        diagnostics.addAll(more.list());
        List<String> lines = new ArrayList<>();
        for (Diagnostic one : diagnostics) {
            lines.add(
                    one.location().line()
                            + ":"
                            + one.location().column()
                            + " "
                            + one.code().name()
                            + (one.fix() == null ? "" : " -> " + one.fix()));
        }
        return lines;
    }
}
