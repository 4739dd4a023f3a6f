package cardbench.codes.list;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.CleanText;
import cardbench.codes.list.line.Dialect;
import cardbench.codes.list.line.GameEvidence;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.LineGrammar;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.ListText;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/** Collects the lines of one list. Not safe for use by several threads. */
final class ListBuilder {

    private final String text;
    private final Lines places;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<ListEntry> entries = new ArrayList<>();
    private Dialect dialect = Dialect.PLAIN;
    private boolean gap;
    private int marked;
    private int deckHeadings;
    private boolean uncounted;

    ListBuilder(String text) {
        this.text = text;
        this.places = new Lines(text);
    }

    /** Sets how the list writes its lines. */
    void dialect(Dialect dialect) {
        this.dialect = dialect;
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** Whether a card was found. */
    boolean hasCards() {
        for (ListEntry entry : entries) {
            if (entry.isCard()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the last line that was added is a heading. */
    boolean isBelowHeading() {
        return !entries.isEmpty() && entries.get(entries.size() - 1).heading != null;
    }

    /** Whether a blank line or a rule comes before the next line. */
    void gap(boolean before) {
        gap = before;
    }

    private void add(ListLine line, Zone own, HeadingLine heading, CardLine doubtful) {
        entries.add(new ListEntry(line, gap, own, heading, doubtful));
        gap = false;
    }

    void card(int from, int to, CardLine read) {
        if (read.count() < 1 || read.count() > CardLine.MAX_COPIES) {
            diagnostics.add(
                    ListCodes.COPIES
                            .at(places.range(from, to))
                            .with("count", read.count())
                            .with("limit", CardLine.MAX_COPIES));
            add(new ListLine.Unread(from, to), null, null, null);
            return;
        }
        marked += read.marked() ? 1 : 0;
        // no other text begins a line with SB: and a number
        deckHeadings += read.zone() == Zone.SIDEBOARD ? 1 : 0;
        add(
                new ListLine.Card(from, to, read.count(), read.card(), Zone.MAIN, ""),
                read.zone(),
                null,
                null);
    }

    void heading(int from, int to, HeadingLine heading) {
        deckHeadings += heading.isOfDecks() ? 1 : 0;
        Zone zone = heading.zone() == null ? Zone.MAIN : heading.zone();
        add(
                new ListLine.Heading(from, to, heading.title(), zone, heading.declared()),
                null,
                heading,
                null);
    }

    /** Begins a section that a format names by itself, not by a heading for readers. */
    void section(int from, int to, String title, Zone of) {
        heading(
                from,
                to,
                new HeadingLine(title, of, ListLine.ABSENT, HeadingLine.Place.NONE, false, false));
    }

    void field(int from, int to, String key, String value) {
        add(new ListLine.Field(from, to, key, value), null, null, null);
    }

    void comment(int from, int to) {
        add(new ListLine.Comment(from, to), null, null, null);
    }

    void summary(int from, int to, int total) {
        add(new ListLine.Summary(from, to, total), null, null, null);
    }

    /**
     * Adds a line that is not understood.
     *
     * @param doubtful the copy of a card that the line is if sums show it; or {@code null}
     */
    void unread(int from, int to, CardLine doubtful) {
        add(new ListLine.Unread(from, to), null, null, doubtful);
    }

    /**
     * Reports lines that are not understood: each one among cards, and those around the list once.
     *
     * @return the number of those among cards
     */
    private int reportUnread() {
        int first = firstCard();
        int last = lastCard();
        int around = 0;
        int among = 0;
        for (int i = 0; i < entries.size(); i++) {
            ListLine line = entries.get(i).line;
            if (!(line instanceof ListLine.Unread)) {
                continue;
            }
            if (i <= first || i >= last) {
                around++;
                continue;
            }
            among++;
            if (!diagnostics.full()) {
                String written = text.substring(line.from(), line.to());
                var unread =
                        ListCodes.UNREAD
                                .at(places.range(line.from(), line.to()))
                                .with("line", written);
                boolean fix = entries.get(i).doubtful != null;
                diagnostics.add(fix ? unread.fixedBy("1 " + written) : unread);
            }
        }
        if (around > 0 && first >= 0) {
            diagnostics.add(ListCodes.AROUND.anywhere().with("lines", around));
        }
        return among;
    }

    private int firstCard() {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).isCard() || entries.get(i).heading != null) {
                return i;
            }
        }
        return -1;
    }

    private int lastCard() {
        int last = entries.size() - 1;
        while (last >= 0 && !entries.get(last).isCard()) {
            last--;
        }
        return last;
    }

    private List<ListLine> lines() {
        List<ListLine> lines = new ArrayList<>();
        for (ListEntry entry : entries) {
            lines.add(entry.line);
        }
        return lines;
    }

    /**
     * In a list of Netrunner the identity has no number of copies: it is the line above the first
     * heading. The line is replaced by a card once the headings show that the list is one of
     * Netrunner.
     */
    private void readIdentity() {
        int first = firstCard();
        if (first < 1
                || isLeaderHeading(entries.get(first))
                || !(entries.get(first - 1).line instanceof ListLine.Unread line)
                || GameEvidence.guess(lines()).game() != ListGame.NETRUNNER) {
            return;
        }
        String name = CleanText.of(text.substring(line.from(), line.to()));
        // a version stands at the end of a title, and a title stands apart above the identity
        boolean titled = first > 1 && entries.get(first - 1).gap;
        if (LineGrammar.isBareName(name, Dialect.PLAIN)
                && (titled || !ListSigns.isDigit(name.charAt(name.length() - 1)))) {
            CardLine leader = LineGrammar.single(name, dialect, false);
            ListCard card = leader == null ? ListCard.named(name) : leader.card();
            entries.set(
                    first - 1,
                    new ListEntry(
                            new ListLine.Card(line.from(), line.to(), 1, card, Zone.LEADER, ""),
                            false,
                            Zone.LEADER,
                            null,
                            null));
        }
    }

    /** Takes lines without a number for one copy each where that makes a deck whole. */
    private void readDoubtful() {
        List<Integer> doubtful = doubtful();
        int copies = 0;
        for (ListEntry entry : entries) {
            copies += entry.copies();
        }
        boolean whole = isWhole(copies + doubtful.size()) && !isWhole(copies);
        if (!whole || doubtful.size() > 4) {
            return;
        }
        for (int at : doubtful) {
            ListEntry entry = entries.get(at);
            ListCard card = entry.doubtful.card();
            int from = entry.line.from();
            int to = entry.line.to();
            entries.set(
                    at,
                    new ListEntry(
                            new ListLine.Card(from, to, 1, card, Zone.MAIN, ""),
                            entry.gap,
                            entry.doubtful.zone(),
                            null,
                            null));
        }
    }

    /**
     * The lines that may be cards without a number. In a paragraph with other text there are none,
     * and none above the facts of a list: the head of a report has names of people and places.
     */
    private List<Integer> doubtful() {
        List<Integer> doubtful = new ArrayList<>();
        List<Integer> paragraph = new ArrayList<>();
        boolean text = false;
        int first = firstCard();
        for (int i = 0; i < entries.size(); i++) {
            ListEntry entry = entries.get(i);
            if (entry.gap) {
                doubtful.addAll(paragraph);
                paragraph.clear();
                text = false;
            }
            text |= entry.line instanceof ListLine.Unread && entry.doubtful == null;
            boolean fact = i < first && entry.line instanceof ListLine.Field;
            if (fact) {
                doubtful.clear();
            }
            if (text || fact) {
                paragraph.clear();
            } else if (entry.doubtful != null) {
                paragraph.add(i);
            }
        }
        doubtful.addAll(paragraph);
        return doubtful;
    }

    private boolean isWhole(int copies) {
        for (ListEntry entry : entries) {
            if (entry.line instanceof ListLine.Summary summary
                    && summary.total() != ListLine.ABSENT) {
                return summary.total() == copies;
            }
        }
        return copies == 60 || copies == 75 || copies == 100 || copies == 40 || copies == 30;
    }

    private static boolean isLeaderHeading(ListEntry entry) {
        return entry.heading != null && entry.heading.zone() == Zone.LEADER;
    }

    /**
     * The companion that Magic: The Gathering Arena writes above the deck stands in the sideboard,
     * too: it is counted there.
     */
    private void readCompanions() {
        boolean below = false;
        for (int i = 0; i < entries.size(); i++) {
            ListEntry entry = entries.get(i);
            if (entry.heading != null) {
                below = ListWords.isCompanion(entry.heading.title());
            } else if (below && entry.line instanceof ListLine.Card card && isTwice(card, i)) {
                diagnostics.add(
                        ListCodes.COMPANION
                                .at(places.range(card.from(), card.to()))
                                .with("card", card.card().name()));
                entry.line = new ListLine.Comment(card.from(), card.to());
            }
        }
    }

    private boolean isTwice(ListLine.Card companion, int at) {
        for (int i = 0; i < entries.size(); i++) {
            if (i != at
                    && entries.get(i).line instanceof ListLine.Card card
                    && card.zone() == Zone.SIDEBOARD
                    && card.card().name().equals(companion.card().name())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds one copy for a line without a number, with a note unless a heading or a sign shows that
     * the line is a card.
     */
    void bareName(int from, int to, CardLine read, boolean headed) {
        card(from, to, read);
        if (headed || read.marked()) {
            return;
        }
        uncounted = true;
        String line = text.substring(from, to);
        diagnostics.add(
                ListCodes.NO_COUNT
                        .at(places.range(from, to))
                        .with("line", line)
                        .fixedBy("1 " + line));
    }

    /** Notes a heading that lists of cards alone have and that begins no section. */
    void deckHeading() {
        deckHeadings++;
    }

    /** The list, with the totals that it states compared with its cards. */
    DeckList build(ListForm form) {
        readIdentity();
        readDoubtful();
        ListZones.Divided divided =
                new ListZones(entries, GameEvidence.guess(lines()).game()).assign();
        if (divided != null) {
            String title = divided.zone().heading();
            diagnostics.add(
                    ListCodes.GAP
                            .at(places.range(divided.from(), divided.to()))
                            .with("cards", divided.cards())
                            .with("zone", divided.zone().key())
                            .fixedBy(title + '\n' + text.substring(divided.from(), divided.to())));
        }
        readCompanions();
        int unread = reportUnread();
        List<ListLine> lines = lines();
        deckHeadings += ListTotals.confirmed(entries) >= 2 ? 1 : 0;
        boolean summed = ListTotals.check(entries, places, diagnostics);
        boolean clean = reportLeftovers();
        GameEvidence.Guess guess = GameEvidence.guess(lines);
        boolean evident =
                ListCertainty.isCertain(
                        form, lines, marked, deckHeadings, guess.game() != ListGame.UNKNOWN);
        return new DeckList(
                form,
                name(),
                guess.game(),
                guess.reason(),
                evident && unread == 0 && summed && clean && !uncounted,
                evident,
                lines,
                diagnostics.list());
    }

    /** Reports names that hold signs of something that was not read. */
    private boolean reportLeftovers() {
        boolean clean = true;
        for (ListEntry entry : entries) {
            String name = entry.line instanceof ListLine.Card card ? card.card().name() : "";
            int at = leftover(name);
            if (at > 0 && !diagnostics.full()) {
                clean = false;
                String line = text.substring(entry.line.from(), entry.line.to());
                int from = line.indexOf(name);
                String kept = ListText.trimEnd(name.substring(0, at));
                var left =
                        ListCodes.LEFTOVER
                                .at(places.range(entry.line.from(), entry.line.to()))
                                .with("name", name)
                                .with("part", name.substring(at));
                boolean inside = from >= 0 && !kept.isEmpty();
                diagnostics.add(
                        inside
                                ? left.fixedBy(
                                        line.substring(0, from)
                                                + kept
                                                + line.substring(from + name.length()))
                                : left);
            }
        }
        return clean;
    }

    /** Where in a name something begins that is no part of names; -1 if there is nothing. */
    private static int leftover(String name) {
        for (int i = 1; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean bar = c == '|' && !(name.charAt(i - 1) == ' ' && name.startsWith(" ", i + 1));
            boolean sign =
                    "#[*<^\t".indexOf(c) >= 0 && name.charAt(i - 1) == ' ' || c == '$' || bar;
            if (sign) {
                return i;
            }
        }
        int start = ListSigns.digitsBegin(name, 0, name.length());
        boolean number = start < name.length() && start > 1 && name.charAt(start - 1) == ' ';
        return number && name.charAt(start - 2) != '.' ? start : -1;
    }

    private String name() {
        for (ListEntry entry : entries) {
            if (entry.line instanceof ListLine.Field field
                    && ListSigns.lower(field.key()).contains("name")) {
                return field.value();
            }
        }
        return "";
    }
}
