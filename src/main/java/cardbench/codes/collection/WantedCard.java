package cardbench.codes.collection;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Copies of a card that a deck needs.
 *
 * @param count the number of copies, from 1 on
 * @param card how the deck names it
 * @param ids the ids that count as the card, in lower case, each once: its own and those of its
 *     reprints
 */
public record WantedCard(int count, CardKeys card, List<String> ids) {

    /** Copies the list, so that the record never changes. */
    public WantedCard {
        ids = List.copyOf(ids);
    }

    /** Copies of a card whose reprints have these further ids. */
    public static WantedCard of(int count, CardKeys card, List<String> reprints) {
        Set<String> ids = new LinkedHashSet<>();
        if (!card.id().isEmpty()) {
            ids.add(card.foldedId());
        }
        for (String id : reprints) {
            ids.add(CardKeys.folded(id));
        }
        return new WantedCard(count, card, List.copyOf(ids));
    }

    /** The same card with another number of copies. */
    WantedCard times(int copies) {
        return new WantedCard(copies, card, ids);
    }
}
