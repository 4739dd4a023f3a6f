package cardbench.codes.list;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.util.List;

/**
 * Compares the numbers of cards that headings and summaries state with the cards that were read.
 */
final class ListTotals {

    /** More lines than the parts of a section have. */
    private static final int MAX_PARTS = 200;

    private ListTotals() {}

    /** Reports each number that is wrong; returns whether all are true. */
    static boolean check(List<ListEntry> entries, Lines places, Diagnostics diagnostics) {
        int sum = 0;
        int played = 0;
        int[] zones = new int[Zone.values().length];
        for (ListEntry entry : entries) {
            if (entry.line instanceof ListLine.Card card) {
                sum += card.count();
                zones[card.zone().ordinal()] += card.count();
                played += card.zone().isPlayed() ? card.count() : 0;
            }
        }
        int main = zones[Zone.MAIN.ordinal()];
        int led = main + zones[Zone.LEADER.ordinal()];
        boolean right = true;
        for (int i = 0; i < entries.size(); i++) {
            ListLine line = entries.get(i).line;
            if (line instanceof ListLine.Heading heading
                    && heading.declared() != ListLine.ABSENT
                    && !entries.get(i).footing) {
                right &= checkHeading(entries, i, heading, places, diagnostics);
            }
            if (line instanceof ListLine.Summary summary && summary.total() != ListLine.ABSENT) {
                int total = summary.total();
                boolean found = total == sum || total == played || total == led;
                for (int zone : zones) {
                    found |= total == zone;
                }
                right &= found;
                if (!found) {
                    diagnostics.add(
                            ListCodes.TOTAL
                                    .at(places.range(line.from(), line.to()))
                                    .with("declared", total)
                                    .with("found", sum));
                }
            }
        }
        return right;
    }

    /** The number of headings that announce as many cards as follow, or as stand above. */
    static int confirmed(List<ListEntry> entries) {
        int confirmed = 0;
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).line instanceof ListLine.Heading heading && heading.declared() > 0) {
                boolean right =
                        entries.get(i).footing || copiesBelow(entries, i) == heading.declared();
                confirmed += right ? 1 : 0;
            }
        }
        return confirmed;
    }

    /** The number of copies between a heading and the next one. */
    private static int copiesBelow(List<ListEntry> entries, int at) {
        int copies = 0;
        for (int i = at + 1; i < entries.size() && entries.get(i).heading == null; i++) {
            copies += entries.get(i).copies();
        }
        return copies;
    }

    private static boolean checkHeading(
            List<ListEntry> entries,
            int at,
            ListLine.Heading heading,
            Lines places,
            Diagnostics diagnostics) {
        int copies = 0;
        int rows = 0;
        int next = at + 1;
        for (; next < entries.size() && entries.get(next).heading == null; next++) {
            copies += entries.get(next).copies();
            rows += entries.get(next).isCard() ? 1 : 0;
        }
        // some sites count different cards; and a heading may stand above the headings of its parts
        boolean right = copies == heading.declared() || rows == heading.declared();
        int parts = copies;
        int last = Math.min(entries.size(), next + MAX_PARTS);
        for (int i = next; i < last && parts < heading.declared(); i++) {
            parts += entries.get(i).copies();
            boolean ends = i + 1 == entries.size() || entries.get(i + 1).heading != null;
            right |=
                    ends && parts == heading.declared() && (rows == 0 || isKinds(entries, next, i));
        }
        if (!right) {
            boolean stated = rows == 0 && isStated(entries, next);
            diagnostics.add(
                    (stated ? ListCodes.PARTS_TOTAL : ListCodes.SECTION_TOTAL)
                            .at(places.range(heading.from(), heading.to()))
                            .with("section", heading.title())
                            .with("declared", heading.declared())
                            .with("found", stated ? parts : copies));
        }
        return right;
    }

    /** Whether a kind of cards whose stated number is right begins there. */
    private static boolean isStated(List<ListEntry> entries, int at) {
        return at < entries.size()
                && entries.get(at).heading.isKind()
                && entries.get(at).heading.declared() > 0
                && copiesBelow(entries, at) == entries.get(at).heading.declared();
    }

    /** Whether all headings among entries are of kinds of cards. */
    private static boolean isKinds(List<ListEntry> entries, int from, int to) {
        for (int i = from; i <= to; i++) {
            HeadingLine heading = entries.get(i).heading;
            if (heading != null && !heading.isKind()) {
                return false;
            }
        }
        return true;
    }
}
