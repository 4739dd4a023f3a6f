package cardbench.codes.lor;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck for display. No table names the cards: a row has the id, and as its class the region in
 * the id.
 */
public final class LorView {

    private LorView() {}

    /** The view of a deck, with the rules that need no table. */
    public static DeckView of(LorDeck deck) {
        List<Row> rows = new ArrayList<>();
        List<String> regions = new ArrayList<>();
        for (LorCard card : deck.sorted()) {
            Region region = Region.of(card.region());
            String title = region == null ? "" : region.title;
            rows.add(Row.unknown(card.id(), card.copies()).ofClass(title));
        }
        for (Region region : Region.values()) {
            for (Row row : rows) {
                if (row.className().equals(region.title)) {
                    regions.add(region.title);
                    break;
                }
            }
        }
        return new DeckView(
                LorDeck.KIND,
                "Legends of Runeterra",
                String.join(", ", regions),
                LorWriter.write(deck),
                List.of(new Section("cards", "Cards", rows)),
                List.of(),
                LorRules.check(deck));
    }
}
