package cardbench.deckfile;

import cardbench.text.DiagnosticCode;
import cardbench.text.Diagnostics;
import cardbench.yaml.YamlCodes;
import cardbench.yaml.YamlScalar;
import cardbench.yisp.syntax.FullWidth;

/** Looks at names and attributes: whether all their letters can stand in programs. */
final class NameCheck {

    private static final String NEVER_IN_SETS = " \t.|()[];\"";

    private NameCheck() {}

    /** Looks at the name of a card or alias, or at an attribute. */
    static void usedByPrograms(YamlScalar name, Diagnostics diagnostics) {
        fullWidth(name, DeckFileCodes.FULL_WIDTH, diagnostics);
        String text = FullWidth.folded(name.value());
        if (!text.isEmpty() && !fitsInSets(text)) {
            diagnostics.add(
                    DeckFileCodes.NAME_NOT_IN_SETS.at(name.location()).with("name", name.value()));
        }
    }

    private static boolean fitsInSets(String name) {
        if (name.startsWith("a:") || name.startsWith("A:")) {
            return false;
        }
        char first = name.charAt(0);
        if (first == ':' || first == '!' || first >= '0' && first <= '9') {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (NEVER_IN_SETS.indexOf(name.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** A text as it is meant: without full-width quotes around it, of which is said what to do. */
    static YamlScalar withoutWideQuotes(YamlScalar text, Diagnostics diagnostics) {
        if (text == null || !text.isInWideQuotes()) {
            return text;
        }
        YamlScalar inside = text.insideWideQuotes();
        diagnostics.add(
                YamlCodes.FULL_WIDTH_QUOTES
                        .at(text.location())
                        .fixedBy(YamlScalar.inQuotes(inside.value())));
        return inside;
    }

    /** Says of every run of full-width letters what it must be. */
    static void fullWidth(YamlScalar text, DiagnosticCode code, Diagnostics diagnostics) {
        String value = text.value();
        String half = FullWidth.folded(value);
        int from = 0;
        while (from < value.length()) {
            int to = from;
            while (to < value.length() && value.charAt(to) != half.charAt(to)) {
                to++;
            }
            if (to > from) {
                String fix = half.substring(from, to);
                diagnostics.add(
                        code.at(text.locate(from, to))
                                .with("found", value.substring(from, to))
                                .with("half", fix)
                                .fixedBy(text.rewritten(from, to, fix)));
            }
            from = to + 1;
        }
    }
}
