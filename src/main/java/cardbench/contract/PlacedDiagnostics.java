package cardbench.contract;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.LineCounter;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/** Prepares the diagnostics of a codec for a response. */
public final class PlacedDiagnostics {

    private PlacedDiagnostics() {}

    /**
     * The diagnostics with lines and columns if the text has several lines.
     *
     * @param text the text that the offsets of the diagnostics refer to
     * @param strict whether repairs become errors
     */
    public static List<Diagnostic> of(List<Diagnostic> diagnostics, String text, boolean strict) {
        if (diagnostics.isEmpty()) {
            return diagnostics;
        }
        LineCounter lines = new LineCounter(text);
        boolean several = lines.several();
        List<Diagnostic> placed = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics) {
            Diagnostic located =
                    several && diagnostic.location().from() != Location.ABSENT
                            ? diagnostic.at(lines.place(diagnostic.location()))
                            : diagnostic;
            placed.add(strict ? located.strict() : located);
        }
        return placed;
    }
}
