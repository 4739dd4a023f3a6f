package cardbench.codes.lor;

import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck for display: the cards by cost and name, those that no table has last, by their ids. The
 * class of a row is the region in the id.
 */
public final class LorView {

    private LorView() {}

    /** The view of a deck with the names of these cards, and with the rules that need no table. */
    public static DeckView of(LorDeck deck, CodedCards cards) {
        List<Row> rows = new ArrayList<>();
        List<String> regions = new ArrayList<>();
        for (LorCard card : deck.sorted()) {
            Region region = Region.of(card.region());
            String title = region == null ? "" : region.title;
            Row row = cards.row(card.id(), card.tableNumber(), card.copies());
            rows.add(row.ofClass(title));
        }
        for (Region region : Region.values()) {
            for (Row row : rows) {
                if (row.className().equals(region.title)) {
                    regions.add(region.title);
                    break;
                }
            }
        }
        rows.sort(Row::order);
        return new DeckView(
                LorDeck.KIND,
                "Legends of Runeterra",
                String.join(", ", regions),
                LorWriter.write(deck),
                List.of(new Section("cards", "Cards", rows)),
                DeckView.curve(rows),
                LorRules.check(deck));
    }
}
