package cardbench.spark;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A card of a deck with its copies, those of all parts and sideboards together.
 *
 * @param card the game's id of the card: a number in decimal digits, or a text
 * @param copies 1 or more
 */
record CardCopies(String card, long copies) implements Serializable {

    /** The order of ids: numbers by their value, since a smaller one has no more digits. */
    static final Comparator<String> ORDER =
            Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());

    /** A card that has a number. */
    CardCopies(long card, long copies) {
        this(Long.toString(card), copies);
    }
}
