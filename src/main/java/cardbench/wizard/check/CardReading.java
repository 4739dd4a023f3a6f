package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonReading;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.List;

/**
 * The result of reading one text. Immutable.
 *
 * @param form what the text contains
 * @param cards the cards, or the one trigger, normalised to the second generation; also those that
 *     have errors
 * @param diagnostics findings, with JSON pointer, line and column
 * @param named every card that a condition names by its id; which of them are unknown is decided by
 *     all cards of a package
 * @param json the text as a tree
 */
public record CardReading(
        Form form,
        List<JsonMap> cards,
        List<Diagnostic> diagnostics,
        List<Diagnostic> named,
        JsonReading json) {

    /** What a text contains. */
    public enum Form {
        CARD,
        /** A single trigger, as in the document's last example. */
        TRIGGER,
        CARDS,
        NOTHING
    }

    /** Copies the lists, so that a reading never changes. */
    public CardReading {
        cards = List.copyOf(cards);
        diagnostics = List.copyOf(diagnostics);
        named = List.copyOf(named);
    }

    /** Whether there are no errors, so that the cards can be played. */
    public boolean isValid() {
        return form != Form.NOTHING && Diagnostics.areValid(diagnostics);
    }
}
