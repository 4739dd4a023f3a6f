package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.List;

/**
 * What was read out of a deck file.
 *
 * @param file the deck file; what could be read of it where an error is among the diagnostics
 * @param diagnostics all diagnostics except those of its programs and conditions
 */
public record DeckFileReading(DeckFile file, List<Diagnostic> diagnostics) {

    /** Copies the list, so that a reading never changes. */
    public DeckFileReading {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether no error is among the diagnostics. */
    public boolean isValid() {
        return Diagnostics.areValid(diagnostics);
    }
}
