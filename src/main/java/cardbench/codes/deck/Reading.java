package cardbench.codes.deck;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.List;

/**
 * The result of reading a code from a text.
 *
 * @param deck the deck; its readable part if one of the diagnostics is an error; {@code null} if
 *     nothing could be read
 * @param from the first character of the code, an offset in UTF-16 units
 * @param to the character after its last one
 * @param diagnostics repairs, advice and errors, in the order of the text where they have a place
 */
public record Reading<D extends Deck>(D deck, int from, int to, List<Diagnostic> diagnostics) {

    /** Copies the list, so that a reading never changes. */
    public Reading {
        // most codes are flawless, and an empty copy would cost an array in a browser
        diagnostics = diagnostics.isEmpty() ? List.of() : List.copyOf(diagnostics);
    }

    /** Whether the whole deck was read: none of the diagnostics is an error. */
    public boolean isValid() {
        return Diagnostics.areValid(diagnostics);
    }
}
