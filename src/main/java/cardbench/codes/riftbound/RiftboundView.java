package cardbench.codes.riftbound;

import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/** A deck for display. The class of a row is the set in the id. */
public final class RiftboundView {

    private RiftboundView() {}

    /** The view of a deck with the names of these cards, and with the rules that need no table. */
    public static DeckView of(RiftboundDeck deck, CodedCards names) {
        List<Section> sections = new ArrayList<>();
        sections.add(
                new Section("main", "Main deck", rows(RiftboundDeck.sorted(deck.main()), names)));
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
                List.of(),
                RiftboundRules.check(deck));
    }

    private static void add(String key, String title, List<Row> rows, List<Section> sections) {
        if (!rows.isEmpty()) {
            sections.add(new Section(key, title, rows));
        }
    }

    private static List<Row> rows(List<RiftboundCard> cards, CodedCards names) {
        List<Row> rows = new ArrayList<>();
        for (RiftboundCard card : cards) {
            CardSet set = CardSet.of(card.set());
            Row row = names.row(card.id(), card.tableNumber(), card.copies());
            rows.add(row.ofClass(set == null ? "" : set.title));
        }
        return rows;
    }
}
