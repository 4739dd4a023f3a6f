package cardbench.codes.list;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import java.util.List;

/**
 * Compares the numbers of cards that headings and summaries state with the cards that were read.
 */
final class ListTotals {

    private ListTotals() {}

    static void check(List<ListLine> lines, Lines places, Diagnostics diagnostics) {
        int sum = 0;
        int main = 0;
        int played = 0;
        for (ListLine line : lines) {
            if (line instanceof ListLine.Card card) {
                sum += card.count();
                main += card.zone() == Zone.MAIN ? card.count() : 0;
                played += card.zone().isPlayed() ? card.count() : 0;
            }
        }
        for (int i = 0; i < lines.size(); i++) {
            ListLine line = lines.get(i);
            if (line instanceof ListLine.Heading heading && heading.declared() != ListLine.ABSENT) {
                checkHeading(lines, i, heading, places, diagnostics);
            }
            if (line instanceof ListLine.Summary summary && summary.total() != ListLine.ABSENT) {
                int total = summary.total();
                if (total != sum && total != main && total != played) {
                    diagnostics.add(
                            ListCodes.TOTAL
                                    .at(places.range(line.from(), line.to()))
                                    .with("declared", total)
                                    .with("found", sum));
                }
            }
        }
    }

    /** The number of headings that announce as many cards as follow. */
    static int confirmed(List<ListLine> lines) {
        int confirmed = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i) instanceof ListLine.Heading heading && heading.declared() > 0) {
                confirmed += copiesBelow(lines, i) == heading.declared() ? 1 : 0;
            }
        }
        return confirmed;
    }

    /** The number of copies between a heading and the next one. */
    private static int copiesBelow(List<ListLine> lines, int at) {
        int copies = 0;
        for (int i = at + 1; i < lines.size() && !(lines.get(i) instanceof ListLine.Heading); i++) {
            copies += lines.get(i) instanceof ListLine.Card card ? card.count() : 0;
        }
        return copies;
    }

    private static void checkHeading(
            List<ListLine> lines,
            int at,
            ListLine.Heading heading,
            Lines places,
            Diagnostics diagnostics) {
        int copies = copiesBelow(lines, at);
        int rows = 0;
        for (int i = at + 1; i < lines.size() && !(lines.get(i) instanceof ListLine.Heading); i++) {
            rows += lines.get(i) instanceof ListLine.Card ? 1 : 0;
        }
        // some sites count different cards; and a heading may stand above the headings of its parts
        boolean above =
                rows == 0 && at + 1 < lines.size() && lines.get(at + 1) instanceof ListLine.Heading;
        if (copies != heading.declared() && rows != heading.declared() && !above) {
            diagnostics.add(
                    ListCodes.SECTION_TOTAL
                            .at(places.range(heading.from(), heading.to()))
                            .with("section", heading.title())
                            .with("declared", heading.declared())
                            .with("found", copies));
        }
    }
}
