package cardbench.ygo.database;

import cardbench.deck.CardNumber;
import cardbench.text.Diagnostics;
import java.util.List;

/**
 * A card database ({@code cards.cdb}): the cards in its tables {@code datas} and {@code texts}. The
 * columns are found by name, in any order. Immutable.
 *
 * @param name the name of the database
 * @param cards the cards by ascending id, each once
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these databases</a>
 */
public record CardDatabase(String name, List<CardRow> cards) {

    /** The maximum number of cards. */
    public static final int LIMIT = 200_000;

    /** The maximum length of a name; those of real cards have up to about 100 characters. */
    public static final int NAME_LIMIT = 1000;

    /** Copies the list. */
    public CardDatabase {
        cards = List.copyOf(cards);
    }

    /** Reads a file; if it is no card database, adds an error and returns {@code null}. */
    public static CardDatabase read(String name, byte[] bytes, Diagnostics diagnostics) {
        List<CardRow> cards = CardDatabaseReader.read(bytes, diagnostics);
        return cards == null ? null : new CardDatabase(name, cards);
    }

    /** The clients that it is for: EDOPro if a card has a scope or race that only EDOPro has. */
    public Dialect dialect() {
        for (CardRow card : cards) {
            if (card.isOfEdopro()) {
                return Dialect.EDOPRO;
            }
        }
        return Dialect.YGOPRO;
    }

    /** The card with an id in the form of {@link CardNumber}, or {@code null}. */
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
