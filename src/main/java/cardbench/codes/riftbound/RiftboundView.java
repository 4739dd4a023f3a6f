package cardbench.codes.riftbound;

import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck for display. The class of a row is the set in the id. The id names the runes; which cards
 * are the legend and the battlefields only a table shows, and without it they are in the main deck.
 */
public final class RiftboundView {

    private static final String LEGEND = "legend";
    private static final String BATTLEFIELD = "battlefield";
    private static final String RUNE = "rune";
    private static final String MAIN = "main";

    private RiftboundView() {}

    /** The view of a deck with the names of these cards, and with the rules that need no table. */
    public static DeckView of(RiftboundDeck deck, CodedCards names) {
        List<Section> sections = new ArrayList<>();
        add(LEGEND, "Legend", part(LEGEND, deck, names), sections);
        add("battlefields", "Battlefields", part(BATTLEFIELD, deck, names), sections);
        add("runes", "Runes", part(RUNE, deck, names), sections);
        List<Row> main = part(MAIN, deck, names);
        sections.add(new Section(MAIN, "Main deck", main));
        add("side", "Side deck", rows(RiftboundDeck.sorted(deck.side()), names), sections);
        if (deck.champion() != null) {
            add("champion", "Chosen champion", rows(List.of(deck.champion()), names), sections);
        }
        add("legends", "Additional legends", rows(deck.legends(), names), sections);
        return new DeckView(
                RiftboundDeck.KIND,
                "Riftbound",
                "",
                RiftboundWriter.write(deck),
                sections,
                DeckView.curve(main),
                RiftboundRules.check(deck));
    }

    private static void add(String key, String title, List<Row> rows, List<Section> sections) {
        if (!rows.isEmpty()) {
            sections.add(new Section(key, title, rows));
        }
    }

    /** The cards of the main list that belong to a part of it. */
    private static List<Row> part(String part, RiftboundDeck deck, CodedCards names) {
        List<Row> rows = new ArrayList<>();
        for (RiftboundCard card : RiftboundDeck.sorted(deck.main())) {
            Row row = row(card, names);
            String kind = card.isRune() ? RUNE : row.kind();
            boolean apart = kind.equals(LEGEND) || kind.equals(BATTLEFIELD) || kind.equals(RUNE);
            if (part.equals(apart ? kind : MAIN)) {
                rows.add(row);
            }
        }
        rows.sort(Row::order);
        return rows;
    }

    private static List<Row> rows(List<RiftboundCard> cards, CodedCards names) {
        List<Row> rows = new ArrayList<>();
        for (RiftboundCard card : cards) {
            rows.add(row(card, names));
        }
        return rows;
    }

    private static Row row(RiftboundCard card, CodedCards names) {
        CardSet set = CardSet.of(card.set());
        Row row = names.row(card.id(), card.tableNumber(), card.copies());
        return row.ofClass(set == null ? "" : set.title);
    }
}
