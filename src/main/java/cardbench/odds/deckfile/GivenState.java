package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.List;

/**
 * What is known of a game that goes on: the key {@code state} of a topic. Immutable.
 *
 * @param key the key itself
 * @param zones the known cards of zones
 * @param top the known cards on top of the deck, the first one on top
 * @param bottom the known cards at the bottom of the deck, the last one lowest
 * @param unknown the numbers of unknown cards of zones
 * @param deck how many cards are left in the deck, or -1 if none are missing
 */
public record GivenState(
        YamlScalar key,
        List<Zone> zones,
        List<CardItem> top,
        List<CardItem> bottom,
        List<Zone> unknown,
        int deck) {

    /** The zone of cards that are out of the game. */
    static final char REMOVED = 'J';

    /**
     * Cards of a zone.
     *
     * @param letter the letter of the zone
     * @param cards each names one card of the file; none for cards that nobody has seen
     * @param count how many cards it is
     */
    public record Zone(char letter, List<CardItem> cards, int count) {

        /** Copies the list, so that it never changes. */
        public Zone {
            cards = List.copyOf(cards);
        }
    }

    /** Copies the lists, so that it never changes. */
    public GivenState {
        zones = List.copyOf(zones);
        top = List.copyOf(top);
        bottom = List.copyOf(bottom);
        unknown = List.copyOf(unknown);
    }

    /** The number of cards in the hand, apart from those that the topic deals. */
    int hand() {
        int cards = 0;
        for (List<Zone> list : List.of(zones, unknown)) {
            for (Zone zone : list) {
                cards += zone.letter() == ZoneLetter.HAND ? zone.count() : 0;
            }
        }
        return cards;
    }
}
