package cardbench.codes.collection;

import cardbench.codes.list.DeckList;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cards that a deck needs, in the order of the deck.
 *
 * @param title of the deck, or empty
 */
public record WantedDeck(String title, List<WantedCard> cards) {

    /** Adds up the copies of equal cards, in whatever part of the deck they are. */
    public WantedDeck {
        Map<String, WantedCard> sums = new LinkedHashMap<>();
        for (WantedCard card : cards) {
            WantedCard before = sums.get(card.card().key());
            sums.put(
                    card.card().key(),
                    before == null ? card : before.times(before.count() + card.count()));
        }
        cards = List.copyOf(new ArrayList<>(sums.values()));
    }

    /** The cards of a list that are played: neither considered cards nor tokens. */
    public static WantedDeck of(String title, DeckList list) {
        List<WantedCard> cards = new ArrayList<>();
        for (ListLine.Card line : list.lines(ListLine.Card.class)) {
            if (line.zone().isPlayed()) {
                cards.add(WantedCard.of(line.count(), keys(line.card()), List.of()));
            }
        }
        return new WantedDeck(title.isEmpty() ? list.name() : title, cards);
    }

    /** How a list names a card; a name that is the id is none. */
    static CardKeys keys(ListCard card) {
        String name = card.name().equals(card.id()) ? "" : card.name();
        return new CardKeys(name, card.id(), card.set(), card.number());
    }
}
