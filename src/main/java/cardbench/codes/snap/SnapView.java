package cardbench.codes.snap;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/** A deck for display, with the names and costs of the lines above its code. */
public final class SnapView {

    private SnapView() {}

    /** The view of a deck, with the rules. */
    public static DeckView of(SnapDeck deck) {
        List<Row> rows = new ArrayList<>();
        for (SnapCard card : deck.cards()) {
            add(card, rows);
        }
        String game = "Marvel Snap";
        boolean named = !deck.name().isEmpty();
        return new DeckView(
                SnapDeck.KIND,
                named ? deck.name() : game,
                named ? game : "",
                SnapWriter.write(deck),
                List.of(new Section("cards", "Cards", rows)),
                DeckView.curve(rows),
                SnapRules.check(deck));
    }

    private static void add(SnapCard card, List<Row> rows) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).text().equals(card.id())) {
                rows.set(i, row(card, rows.get(i).count() + 1));
                return;
            }
        }
        rows.add(row(card, 1));
    }

    private static Row row(SnapCard card, int count) {
        Row row = Row.unknown(card.id(), count);
        Row named = card.name().isEmpty() ? row : row.called(card.name());
        return card.cost() == SnapCard.NO_COST ? named : named.costing(card.cost());
    }
}
