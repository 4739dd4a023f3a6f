package cardbench.wizard.check;

import cardbench.json.JsonMap;
import cardbench.json.JsonReading;
import cardbench.text.Diagnostic;
import cardbench.text.Severity;
import java.util.List;

/**
 * What was read of one text.
 *
 * @param form what the text is
 * @param cards the cards, or the one trigger, in the second generation's form, as far as read
 * @param diagnostics what is to be said, with pointer, line and column
 * @param json the text as a tree
 */
public record CardReading(
        Form form, List<JsonMap> cards, List<Diagnostic> diagnostics, JsonReading json) {

    /** What a text can be. */
    public enum Form {
        CARD,
        /** A trigger alone, as the document's last example. */
        TRIGGER,
        CARDS,
        NOTHING
    }

    /** Copies the lists, so that a reading never changes. */
    public CardReading {
        cards = List.copyOf(cards);
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether nothing keeps the cards from being played. */
    public boolean sound() {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return false;
            }
        }
        return form != Form.NOTHING;
    }
}
