package cardbench.codes.ygo.view;

import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Made-up cards for tests, and decks of them. */
final class GivenCards implements YgoCards {

    private final Map<Integer, CardRow> rows = new HashMap<>();
    private final Dialect dialect;

    GivenCards(Dialect dialect) {
        this.dialect = dialect;
    }

    /** Adds a card of level 4 with the attribute dark. */
    GivenCards add(int id, int type, String name) {
        return add(id, type, name, 0, 0, 1);
    }

    GivenCards add(int id, int type, String name, int alias, long setcode, int ot) {
        rows.put(
                id,
                new CardRow(
                        id, name, alias, new Setcode(setcode), type, 0x0202_0004, 0, 0, 1, 32, ot));
        return this;
    }

    @Override
    public CardRow card(int id) {
        return rows.get(id);
    }

    @Override
    public Dialect dialect() {
        return dialect;
    }

    static YgoDeck deck(List<Integer> main, List<Integer> extra, List<Integer> side) {
        return new YgoDeck("ydk", main, extra, side);
    }

    /** These cards and unknown ones behind them, each once. */
    static List<Integer> filled(int size, Integer... cards) {
        List<Integer> filled = new ArrayList<>(List.of(cards));
        while (filled.size() < size) {
            filled.add(900_000 + filled.size());
        }
        return filled;
    }
}
