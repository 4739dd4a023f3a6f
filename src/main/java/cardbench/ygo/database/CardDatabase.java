package cardbench.ygo.database;

import cardbench.deck.CardNumber;
import cardbench.text.Diagnostics;
import java.util.List;

/**
 * A {@code cards.cdb}: the cards of its tables {@code datas} and {@code texts}, whose columns are
 * known by their names.
 *
 * @param name what the database is called
 * @param cards by ascending id, each once
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these databases</a>
 */
public record CardDatabase(String name, List<CardRow> cards) {

    /** How many cards one database may have. */
    public static final int LIMIT = 200_000;

    /** How many characters of a name are kept; the longest of a real card has about 100. */
    public static final int NAME_LIMIT = 1000;

    /** Copies the list, so that a database never changes. */
    public CardDatabase {
        cards = List.copyOf(cards);
    }

    /** Reads a file; {@code null}, and an error is said, where it is no card database. */
    public static CardDatabase read(String name, byte[] bytes, Diagnostics diagnostics) {
        List<CardRow> cards = CardDatabaseReader.read(bytes, diagnostics);
        return cards == null ? null : new CardDatabase(name, cards);
    }

    /** The card of a number, as {@link CardNumber} keeps it, or {@code null}. */
    public CardRow card(int id) {
        int low = 0;
        int high = cards.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (CardNumber.order(cards.get(middle).id(), id) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        boolean there = low < cards.size() && cards.get(low).id() == id;
        return there ? cards.get(low) : null;
    }
}
