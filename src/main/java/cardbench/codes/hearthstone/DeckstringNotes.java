package cardbench.codes.hearthstone;

import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Field;
import java.util.ArrayList;
import java.util.List;

/** The diagnostics and, on request, the fields of one deckstring, collected while it is read. */
final class DeckstringNotes {

    private final Base64Text code;
    private final Diagnostics diagnostics;
    private final List<Field> fields = new ArrayList<>();
    private final boolean explaining;

    /**
     * Notes on a code.
     *
     * @param explaining whether to record every field, or only diagnostics
     */
    DeckstringNotes(Base64Text code, Diagnostics diagnostics, boolean explaining) {
        this.code = code;
        this.diagnostics = diagnostics;
        this.explaining = explaining;
    }

    /** A diagnostic for these bytes, to be completed and then {@linkplain #report reported}. */
    Diagnostic at(DiagnosticCode kind, int byteFrom, int byteTo) {
        return kind.at(code.range(byteFrom, byteTo));
    }

    void report(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    void field(String name, int byteFrom, int byteTo, int value, String meaning) {
        if (explaining && byteFrom < byteTo) {
            var place = code.range(byteFrom, byteTo);
            fields.add(new Field(name, byteFrom, byteTo, place.from(), place.to(), value, meaning));
        }
    }

    void rename(int back, String name, String meaning) {
        if (explaining) {
            int index = fields.size() - 1 - back;
            fields.set(index, fields.get(index).named(name, meaning));
        }
    }

    List<Field> fields() {
        return fields;
    }
}
