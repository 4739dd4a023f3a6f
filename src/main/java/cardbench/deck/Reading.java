package cardbench.deck;

import cardbench.text.Diagnostic;
import cardbench.text.Severity;
import java.util.List;

/**
 * What was read out of a text.
 *
 * @param deck the deck; its readable part where an error is among the diagnostics, or {@code null}
 *     where nothing could be read
 * @param from the first character of the code
 * @param to the character behind it
 * @param diagnostics repairs, advice and errors, in the order of the text as far as it goes
 */
public record Reading<D extends Deck>(D deck, int from, int to, List<Diagnostic> diagnostics) {

    /** Copies the list, so that a reading never changes. */
    public Reading {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the whole deck was read: no error is among the diagnostics. */
    public boolean whole() {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return false;
            }
        }
        return true;
    }
}
