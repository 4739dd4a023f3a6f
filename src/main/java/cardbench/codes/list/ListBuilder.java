package cardbench.codes.list;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/** Collects the lines of one list. Not safe for use by several threads. */
final class ListBuilder {

    private final String text;
    private final Lines places;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<ListLine> lines = new ArrayList<>();
    private Zone zone = Zone.MAIN;
    private String section = "";
    private int marked;
    private int deckHeadings;

    ListBuilder(String text) {
        this.text = text;
        this.places = new Lines(text);
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** Whether a card was found. */
    boolean hasCards() {
        return lastCard() >= 0;
    }

    void card(int from, int to, CardLineReader.CardLine read) {
        if (read.count() < 1 || read.count() > CardLineReader.MAX_COPIES) {
            diagnostics.add(
                    ListCodes.COPIES
                            .at(places.range(from, to))
                            .with("count", read.count())
                            .with("limit", CardLineReader.MAX_COPIES));
            lines.add(new ListLine.Unread(from, to));
            return;
        }
        marked += read.marked() ? 1 : 0;
        // no other text begins a line with SB: and a number
        deckHeadings += read.zone() == Zone.SIDEBOARD ? 1 : 0;
        Zone named = read.zone() == null ? zone : read.zone();
        lines.add(
                new ListLine.Card(
                        from, to, read.count(), read.card(), named, named == zone ? section : ""));
    }

    void heading(int from, int to, HeadingLine heading) {
        zone = heading.zone() == null ? Zone.MAIN : heading.zone();
        section = heading.title();
        deckHeadings += heading.isOfDecks() ? 1 : 0;
        lines.add(new ListLine.Heading(from, to, section, zone, heading.declared()));
    }

    /** Begins a section that a format names by itself, not by a heading for readers. */
    void section(int from, int to, String title, Zone of) {
        zone = of;
        section = title;
        deckHeadings += new HeadingLine(title, of, ListLine.ABSENT, false).isOfDecks() ? 1 : 0;
        lines.add(new ListLine.Heading(from, to, title, of, ListLine.ABSENT));
    }

    void field(int from, int to, String key, String value) {
        lines.add(new ListLine.Field(from, to, key, value));
    }

    void comment(int from, int to) {
        lines.add(new ListLine.Comment(from, to));
    }

    void summary(int from, int to, int total) {
        lines.add(new ListLine.Summary(from, to, total));
    }

    void unread(int from, int to) {
        lines.add(new ListLine.Unread(from, to));
    }

    /**
     * Reports lines that are not understood: each one among cards, and those around the list once.
     */
    private void reportUnread() {
        int first = firstCard();
        int last = lastCard();
        int around = 0;
        for (int i = 0; i < lines.size(); i++) {
            ListLine line = lines.get(i);
            boolean among = i > first && i < last;
            boolean unread = line instanceof ListLine.Unread;
            around += unread && !among ? 1 : 0;
            if (unread && among && !diagnostics.full()) {
                diagnostics.add(
                        ListCodes.UNREAD
                                .at(places.range(line.from(), line.to()))
                                .with("line", text.substring(line.from(), line.to())));
            }
        }
        if (around > 0 && first >= 0) {
            diagnostics.add(ListCodes.AROUND.anywhere().with("lines", around));
        }
    }

    private int firstCard() {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i) instanceof ListLine.Card || lines.get(i) instanceof ListLine.Heading) {
                return i;
            }
        }
        return -1;
    }

    private int lastCard() {
        int last = lines.size() - 1;
        while (last >= 0 && !(lines.get(last) instanceof ListLine.Card)) {
            last--;
        }
        return last;
    }

    /**
     * In a list of Netrunner the identity has no number of copies: it is the line above the first
     * heading. The line is replaced by a card once the headings show that the list is one of
     * Netrunner.
     */
    private void readIdentity() {
        int first = firstCard();
        if (first < 1
                || !(lines.get(first - 1) instanceof ListLine.Unread line)
                || GameEvidence.guess(lines).game() != ListGame.NETRUNNER) {
            return;
        }
        String name = LineMarkup.plain(text.substring(line.from(), line.to()));
        if (CardLineReader.isName(name)) {
            lines.set(
                    first - 1,
                    new ListLine.Card(
                            line.from(), line.to(), 1, ListCard.named(name), Zone.LEADER, ""));
        }
    }

    /** The list, with the totals that it states compared with its cards. */
    DeckList build(ListForm form) {
        readIdentity();
        reportUnread();
        deckHeadings += ListTotals.confirmed(lines) >= 2 ? 1 : 0;
        ListTotals.check(lines, places, diagnostics);
        GameEvidence.Guess guess = GameEvidence.guess(lines);
        return new DeckList(
                form,
                name(),
                guess.game(),
                guess.reason(),
                ListCertainty.isCertain(
                        form, lines, marked, deckHeadings, guess.game() != ListGame.UNKNOWN),
                lines,
                diagnostics.list());
    }

    private String name() {
        for (ListLine line : lines) {
            if (line instanceof ListLine.Field field
                    && ListSigns.lower(field.key()).contains("name")) {
                return field.value();
            }
        }
        return "";
    }
}
