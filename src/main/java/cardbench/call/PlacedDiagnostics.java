package cardbench.call;

import cardbench.text.Diagnostic;
import cardbench.text.Lines;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/** What a codec says of a text, as the contract has it. */
final class PlacedDiagnostics {

    private PlacedDiagnostics() {}

    /**
     * The same with lines and columns where the text has several lines.
     *
     * @param strict whether repairs become errors
     */
    static List<Diagnostic> of(List<Diagnostic> diagnostics, String text, boolean strict) {
        if (diagnostics.isEmpty()) {
            return diagnostics;
        }
        Lines lines = new Lines(text);
        boolean several = lines.line(text.length()) > 1;
        List<Diagnostic> placed = new ArrayList<>();
        for (Diagnostic said : diagnostics) {
            int from = said.location().from();
            Diagnostic there =
                    several && from != Location.ABSENT
                            ? said.at(
                                    said.location().withLine(lines.line(from), lines.column(from)))
                            : said;
            placed.add(strict ? there.strict() : there);
        }
        return placed;
    }
}
