package cardbench.deckfile.form;

import java.util.List;

/**
 * What a form shows of a deck file. Immutable.
 *
 * @param cards in the order of the file
 * @param aliases their names
 * @param topics in the order of the file
 */
public record DeckForm(List<Card> cards, List<String> aliases, List<Topic> topics) {

    /** The number of cards in the opening hand that a file need not write. */
    static final int HAND = 5;

    /** Copies the lists. */
    public DeckForm {
        cards = List.copyOf(cards);
        aliases = List.copyOf(aliases);
        topics = List.copyOf(topics);
    }

    /**
     * A card.
     *
     * @param count copies; -1 for the card that fills the deck up
     * @param off whether it is switched off
     * @param roles its attributes
     * @param label its description, or empty
     */
    public record Card(String name, int count, boolean off, List<String> roles, String label) {

        /** Copies the list. */
        public Card {
            roles = List.copyOf(roles);
        }
    }

    /** Whether a player draws a card more before the effects begin. */
    public enum Going {
        /** No card is drawn. */
        FIRST,
        /** One card is drawn. */
        SECOND,
        /** The file says something in the place where the draw would be. */
        IN_TEXT
    }

    /**
     * A topic.
     *
     * @param hand cards in the opening hand
     * @param combos in the order of the file
     */
    public record Topic(String name, int hand, Going going, List<Combo> combos) {

        /** Copies the list. */
        public Topic {
            combos = List.copyOf(combos);
        }
    }

    /**
     * A combo. A part that is {@code null} is written in a way that no form shows.
     *
     * @param off whether it is switched off
     * @param score its score, or {@code null}
     * @param hand what must be in the hand, each card for one need only
     * @param grave what must be in the graveyard
     * @param also what must hold besides, as alternatives: one of each inner list
     */
    public record Combo(
            String name,
            boolean off,
            Integer score,
            List<Need> hand,
            List<Need> grave,
            List<List<CardCount>> also) {}

    /**
     * So many cards that meet a condition.
     *
     * @param of the condition, as in the list {@code hand}
     * @param count 1 or more
     */
    public record Need(String of, int count) {}
}
