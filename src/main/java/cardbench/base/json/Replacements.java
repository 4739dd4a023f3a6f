package cardbench.base.json;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import java.util.List;

/**
 * Characters of one kind that stand for others. All of them are one remark: its place goes from the
 * first to the last, and its fix is that text with the replacements.
 */
final class Replacements {

    private final String text;
    private final DiagnosticCode code;
    private int count;
    private int first;
    private int last;
    private char[] replaced;

    Replacements(String text, DiagnosticCode code) {
        this.text = text;
        this.code = code;
    }

    /** Notes a character. The offsets ascend. */
    void put(int at, char instead) {
        if (replaced == null) {
            replaced = text.toCharArray();
        }
        first = count == 0 ? at : first;
        last = at;
        count++;
        replaced[at] = instead;
    }

    /** The remark, or nothing where no character was noted. */
    List<Diagnostic> remark() {
        if (count == 0) {
            return List.of();
        }
        return List.of(
                code.at(Location.range(first, last + 1))
                        .with("count", count)
                        .fixedBy(new String(replaced, first, last + 1 - first)));
    }
}
