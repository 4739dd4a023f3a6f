package cardbench.codes.cards;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards of a list: of the names that a line may hold, the tables of a game decide. At least
 * half of the parts of a line with several cards must name a card: few parts of a sentence do.
 */
public final class ListedCards {

    /** The longest name that is looked for, in UTF-16 units: a longer text is a sentence. */
    private static final int MAX_NAME = 80;

    /** A line with more parts without a card than these and those with one is a sentence. */
    private static final int MAX_UNKNOWN = 5;

    /** After so many parts without a card, no further line of the list is divided. */
    private static final int MAX_UNKNOWN_OF_LIST = 100;

    private final CardResolver resolver;
    private final NameSearch search;
    private final Diagnostics diagnostics;
    private final List<String> headings = new ArrayList<>();
    private final List<ListedCopies> copies = new ArrayList<>();
    private String title = "";
    private String zone = "";
    private int block;
    private boolean gap;
    private int unknown;

    private ListedCards(CardResolver resolver, NameSearch search, Diagnostics diagnostics) {
        this.resolver = resolver;
        this.search = search;
        this.diagnostics = diagnostics;
    }

    /** A reading whose name a card has; the id is 0 if none has it. */
    private record Found(int id, NameReading reading, String heading) {}

    /**
     * Finds the cards of a list.
     *
     * @param search suggests names in place of those that no card has
     * @param diagnostics receives the names that no card has, and the first line that is not read
     */
    public static ListedCards of(
            List<ListedLine> lines,
            CardResolver resolver,
            NameSearch search,
            Diagnostics diagnostics) {
        ListedCards cards = new ListedCards(resolver, search, diagnostics);
        int most = ListedLine.MAX_LINES;
        for (int i = 0; i < lines.size() && i < most; i++) {
            cards.add(lines.get(i));
        }
        if (lines.size() > most) {
            ListedLine next = lines.get(most);
            Location place = Location.range(next.start(), next.start()).withLine(next.number(), 1);
            diagnostics.add(CardsCodes.LINES_LEFT_OUT.at(place).with("limit", most));
        }
        return cards;
    }

    /** The first title, with its signs; empty if the list has none. */
    public String title() {
        return title;
    }

    /** The headings above and between the cards, without facts about the deck. */
    public List<String> headings() {
        return headings;
    }

    /** The copies of cards, in the order of the list. */
    public List<ListedCopies> copies() {
        return copies;
    }

    private void add(ListedLine line) {
        gap |= line.gap() && !copies.isEmpty();
        if (line.title() && resolver.isCommented()) {
            title = title.isEmpty() ? line.text() : title;
            return;
        }
        boolean hidden = line.comment() && !line.counted();
        boolean heading = isHeading(line);
        if (hidden && heading) {
            begin(line.heading(), line.text());
            return;
        }
        List<Found> found = hidden && !resolver.isCommented() ? List.of() : cards(line, heading);
        for (Found each : found) {
            take(each, line);
        }
        if (found.isEmpty() && heading) {
            begin(line.heading(), line.text());
        } else if (found.isEmpty() && !hidden && !line.names().readings().isEmpty()) {
            report(line.names().readings().get(line.names().likely()), line);
        }
    }

    private boolean isHeading(ListedLine line) {
        return !line.heading().isEmpty() || resolver.isHeading(line.text());
    }

    private void begin(String heading, String text) {
        if (!heading.equals(ListedLine.FACT) || resolver.isHeading(text)) {
            headings.add(text);
        }
        if (!heading.isEmpty()
                && !heading.equals(ListedLine.KIND)
                && !heading.equals(ListedLine.FACT)) {
            zone = heading;
        }
    }

    /** The cards on a line: one, or several with something between them; empty if it has none. */
    private List<Found> cards(ListedLine line, boolean heading) {
        Found one = find(line.names());
        if (one != null) {
            return List.of(one);
        }
        boolean known = heading && !line.heading().equals(ListedLine.FACT);
        return known || unknown > MAX_UNKNOWN_OF_LIST ? List.of() : parts(line.parts());
    }

    private List<Found> parts(List<List<ListedNames>> parts) {
        List<Found> cards = new ArrayList<>();
        int named = 0;
        int at = 0;
        while (at < parts.size() && cards.size() <= 2 * named + MAX_UNKNOWN) {
            Found card = null;
            ListedNames names = null;
            for (ListedNames each : parts.get(at)) {
                names = card == null ? each : names;
                card = card == null ? find(each) : card;
            }
            if (names == null) {
                return List.of();
            }
            if (card == null) {
                card = new Found(0, names.readings().get(names.likely()), "");
                unknown++;
            } else {
                named++;
            }
            add(card, cards);
            at += Math.max(1, names.span());
        }
        return named > 0 && 2 * named >= cards.size() ? cards : List.of();
    }

    /** Adds a card, or keeps the larger count where it is the one before in another script. */
    private static void add(Found card, List<Found> cards) {
        Found last = cards.isEmpty() ? null : cards.get(cards.size() - 1);
        boolean again =
                last != null
                        && card.id != 0
                        && last.id == card.id
                        && isEastAsian(card) != isEastAsian(last);
        if (!again) {
            cards.add(card);
        } else if (card.reading.copies() > last.reading.copies()) {
            cards.set(cards.size() - 1, card);
        }
    }

    private static boolean isEastAsian(Found card) {
        return NameScripts.isEastAsian(card.reading.name().charAt(0));
    }

    /** The card of the first reading whose name a card has; {@code null} if there is none. */
    private Found find(ListedNames names) {
        List<NameReading> readings = names.readings();
        for (NameReading reading : readings) {
            int id = reading.name().length() > MAX_NAME ? 0 : resolver.find(reading.name());
            if (id != 0) {
                return new Found(id, reading, names.heading());
            }
        }
        // the last readings first: half of the whole line may be a card, and the rest a count
        for (int i = readings.size() - 1; i >= 0; i--) {
            int id = ofHalves(readings.get(i).name());
            if (id != 0) {
                return new Found(id, readings.get(i), names.heading());
            }
        }
        return null;
    }

    /** One card, called in two scripts. Two names of different cards are not one card. */
    private int ofHalves(String name) {
        int blank = name.length() > 2 * MAX_NAME ? -1 : NameScripts.border(name, 0, name.length());
        if (blank < 0) {
            return 0;
        }
        int first = resolver.find(name.substring(0, blank));
        int second = resolver.find(name.substring(blank));
        if (first != 0 && second != 0 && first != second) {
            return 0;
        }
        return first != 0 ? first : second;
    }

    private void take(Found card, ListedLine line) {
        NameReading reading = card.reading;
        if (card.id == 0) {
            report(reading, line);
            return;
        }
        if (!card.heading.isEmpty()) {
            begin(card.heading, "");
        }
        int most = resolver.maxCopies();
        if (reading.copies() < 1 || reading.copies() > most) {
            diagnostics.add(
                    CardsCodes.BAD_COUNT
                            .at(place(reading, line))
                            .with("count", reading.copies())
                            .with("limit", most));
            return;
        }
        block += gap ? 1 : 0;
        gap = false;
        copies.add(
                new ListedCopies(
                        card.id,
                        reading.copies(),
                        reading.name(),
                        place(reading, line),
                        line.indent(),
                        zone,
                        block));
    }

    private void report(NameReading reading, ListedLine line) {
        diagnostics.add(UnknownName.at(place(reading, line), reading.name(), search));
    }

    private static Location place(NameReading reading, ListedLine line) {
        return Location.range(reading.from(), reading.to())
                .withLine(line.number(), reading.from() - line.start() + 1);
    }
}
