package cardbench.codes.cards;

import java.util.List;

/**
 * The ways to read a line, or a part of it, as copies of one card.
 *
 * @param span the number of parts of the line that the words consist of; 0 for the whole line
 * @param heading the {@link ListedLine#heading} of a label in front of the name; empty if none is
 * @param likely the index of the reading that is meant if no card has any of the names
 * @param readings in the order in which cards are looked for
 */
public record ListedNames(int span, String heading, int likely, List<NameReading> readings) {

    /** Copies the list, so that the names never change. */
    public ListedNames {
        readings = List.copyOf(readings);
    }
}
