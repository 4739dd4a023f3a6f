package cardbench.codes.export;

import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.List;

/** Decks to export. */
final class Views {

    /** A code with all signs that base64 has. */
    static final String CODE = "AAECAf0G+/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA=";

    private Views() {}

    /** A deck in which everything that can have a name has this one. */
    static DeckView named(String name) {
        return new DeckView(
                "hearthstone",
                name,
                name,
                CODE,
                List.of(
                        new Section("hero", name, List.of(row(893, 1, name, DeckView.ABSENT))),
                        new Section(
                                "cards",
                                name,
                                List.of(row(919, 2, name, 3), row(90749, 1, name, 0))),
                        new Section("sideboard", name, List.of(under(90749, 3, name))),
                        new Section("sideboard", name, List.of(under(7, 4, name))),
                        new Section("sideboard", name, List.of()),
                        new Section("side", "Side deck", List.of(Row.unknown(119815, 1)))),
                List.of(new CostCount(0, 1), new CostCount(3, 2)),
                new CraftingCost(3240, 0),
                List.of());
    }

    static Row row(int id, int count, String name, int cost) {
        return new Row(
                id, count, name, true, cost, "spell", "rare", "warlock", "", DeckView.ABSENT);
    }

    private static Row under(int owner, int id, String name) {
        return new Row(id, 1, name, true, DeckView.ABSENT, "", "", "", "", owner);
    }
}
