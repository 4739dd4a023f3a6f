package cardbench.odds.deckfile;

import cardbench.base.text.Ascii;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.base.yaml.YamlCodes;
import cardbench.base.yaml.YamlScalar;

/** Checks names and attributes: whether programs can refer to them. */
final class NameCheck {

    // a card set in a program ends at each of these, or is divided there by its dots
    private static final String NEVER_IN_SETS = " \t.|()[];\"";

    private NameCheck() {}

    /** Checks the name of a card or alias, or an attribute. */
    static void usedByPrograms(YamlScalar name, Diagnostics diagnostics) {
        fullWidth(name, DeckFileCodes.FULL_WIDTH, diagnostics);
        String text = FullWidth.folded(name.value());
        if (!text.isEmpty() && !fitsInSets(text)) {
            diagnostics.add(
                    DeckFileCodes.NAME_NOT_IN_SETS.at(name.location()).with("name", name.value()));
        }
    }

    private static boolean fitsInSets(String name) {
        // the prefixes of attributes; below, those of a number, of "the first N" and of a negation
        if (name.startsWith("a:") || name.startsWith("A:")) {
            return false;
        }
        char first = name.charAt(0);
        if (first == ':' || first == '!' || Ascii.isDigit(first)) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (NEVER_IN_SETS.indexOf(name.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** Removes full-width quotes around a text, and reports them with ASCII quotes as the fix. */
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

    /** Reports every run of full-width characters, with its ASCII form as the fix. */
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
