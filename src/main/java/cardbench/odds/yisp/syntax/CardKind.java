package cardbench.odds.yisp.syntax;

import java.util.List;

/**
 * A card of the deck, with all its copies.
 *
 * @param name the name that programs use: its key in the file
 * @param count copies in the deck, 0 or more
 * @param attributes in the order of the file
 * @param description a name for people, or empty
 */
public record CardKind(String name, int count, List<String> attributes, String description) {

    /** Copies the list, so that a card never changes. */
    public CardKind {
        attributes = List.copyOf(attributes);
    }

    CardKind withCount(int copies) {
        return new CardKind(name, copies, attributes, description);
    }
}
