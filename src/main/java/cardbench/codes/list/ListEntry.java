package cardbench.codes.list;

import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;

/** A line of a list while the list is read: its zone follows from the lines around it. */
final class ListEntry {

    /** What the line is; cards are in no section yet. */
    ListLine line;

    /** Whether a blank line or a rule comes before it. */
    final boolean gap;

    /** The zone that the line itself names, or {@code null}. */
    final Zone own;

    /** The heading of the line; {@code null} for other lines. */
    final HeadingLine heading;

    /** Whether the heading stands below its cards: {@code 24 lands}. */
    boolean footing;

    /** The copy that a line is if it is no text beside the list; otherwise {@code null}. */
    final CardLine doubtful;

    ListEntry(ListLine line, boolean gap, Zone own, HeadingLine heading, CardLine doubtful) {
        this.line = line;
        this.gap = gap;
        this.own = own;
        this.heading = heading;
        this.doubtful = doubtful;
    }

    /** The copies of the line: 0 if it is no card. */
    int copies() {
        return line instanceof ListLine.Card card ? card.count() : 0;
    }

    /** Whether the line is a card. */
    boolean isCard() {
        return line instanceof ListLine.Card;
    }
}
