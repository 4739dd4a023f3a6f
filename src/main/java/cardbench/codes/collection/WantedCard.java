package cardbench.codes.collection;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        Map<String, Boolean> ids = new LinkedHashMap<>();
        if (!card.id().isEmpty()) {
            ids.put(card.foldedId(), true);
        }
        for (String id : reprints) {
            ids.put(CardKeys.folded(id), true);
        }
        return new WantedCard(count, card, new ArrayList<>(ids.keySet()));
    }

    /** The same card with another number of copies. */
    WantedCard times(int copies) {
        return new WantedCard(copies, card, ids);
    }
}
