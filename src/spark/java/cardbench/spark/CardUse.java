package cardbench.spark;

import java.io.Serializable;
import java.util.Comparator;

/**
 * How popular a card is. Sorted by game, then by the number of decks, most first.
 *
 * @param game the game, as in the contract
 * @param card the game's id of the card: a number in decimal digits, or a text
 * @param decks the number of decks that have it
 * @param copies the number of its copies in all of them
 */
record CardUse(String game, String card, long decks, long copies)
        implements Comparable<CardUse>, Serializable {

    private static final Comparator<CardUse> ORDER =
            Comparator.comparing(CardUse::game)
                    .thenComparing(CardUse::decks, Comparator.reverseOrder())
                    .thenComparing(CardUse::copies, Comparator.reverseOrder())
                    .thenComparing(CardUse::card, CardCopies.ORDER);

    /** The same card in other decks added. */
    CardUse plus(CardUse other) {
        return new CardUse(game, card, decks + other.decks, copies + other.copies);
    }

    /** One line: the four values with tabs between them. */
    String line() {
        return game + "\t" + card + "\t" + decks + "\t" + copies;
    }

    @Override
    public int compareTo(CardUse other) {
        return ORDER.compare(this, other);
    }
}
