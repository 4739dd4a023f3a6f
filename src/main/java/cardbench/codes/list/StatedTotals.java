package cardbench.codes.list;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Corrects the numbers of cards that headings and totals state, after a change of the cards. */
final class StatedTotals {

    private StatedTotals() {}

    /**
     * A text in which headings and totals state the cards that it has. Those that did not agree
     * with the list before the change stay.
     */
    static String corrected(String text, DeckList before, String textBefore) {
        Map<String, Boolean> wrongBefore = new LinkedHashMap<>();
        for (Diagnostic diagnostic : totals(before)) {
            wrongBefore.put(line(textBefore, diagnostic), true);
        }
        List<Diagnostic> wrong = totals(ListReader.read(text));
        StringBuilder corrected = new StringBuilder(text);
        for (int i = wrong.size() - 1; i >= 0; i--) {
            String line = line(text, wrong.get(i));
            int declared = number(wrong.get(i), "declared");
            int at = wrongBefore.containsKey(line) ? -1 : LineNumbers.lastEnd(line, declared);
            if (at >= 0) {
                int from = wrong.get(i).location().from();
                corrected.replace(
                        from + ListSigns.digitsBegin(line, 0, at),
                        from + at,
                        Integer.toString(number(wrong.get(i), "found")));
            }
        }
        return corrected.toString();
    }

    /** The diagnostics of headings and totals, in the order of the text. */
    private static List<Diagnostic> totals(DeckList list) {
        List<Diagnostic> totals = new ArrayList<>();
        for (Diagnostic diagnostic : list.diagnostics()) {
            if (diagnostic.code() == ListCodes.SECTION_TOTAL
                    || diagnostic.code() == ListCodes.TOTAL) {
                totals.add(diagnostic);
            }
        }
        return totals;
    }

    private static String line(String text, Diagnostic diagnostic) {
        return text.substring(diagnostic.location().from(), diagnostic.location().to());
    }

    private static int number(Diagnostic diagnostic, String name) {
        for (Diagnostic.Arg arg : diagnostic.args()) {
            if (arg.name().equals(name)) {
                return Integer.parseInt(arg.value());
            }
        }
        throw new IllegalStateException(name);
    }
}
