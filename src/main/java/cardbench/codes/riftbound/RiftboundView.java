package cardbench.codes.riftbound;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck for display. No table names the cards: a row has the id, and as its class the set in the
 * id.
 */
public final class RiftboundView {

    private RiftboundView() {}

    /** The view of a deck, with the rules that need no table. */
    public static DeckView of(RiftboundDeck deck) {
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("main", "Main deck", rows(RiftboundDeck.sorted(deck.main()))));
        add("side", "Side deck", rows(RiftboundDeck.sorted(deck.side())), sections);
        if (deck.champion() != null) {
            add("champion", "Chosen champion", rows(List.of(deck.champion())), sections);
        }
        add("legends", "Additional legends", rows(deck.legends()), sections);
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

    private static List<Row> rows(List<RiftboundCard> cards) {
        List<Row> rows = new ArrayList<>();
        for (RiftboundCard card : cards) {
            CardSet set = CardSet.of(card.set());
            rows.add(Row.unknown(card.id(), card.copies()).ofClass(set == null ? "" : set.title));
        }
        return rows;
    }
}
