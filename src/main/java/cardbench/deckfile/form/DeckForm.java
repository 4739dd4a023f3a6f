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
        /** A coin decides; in topics with turns alone. */
        EITHER,
        /** The file says something in the place where the draw would be. */
        IN_TEXT
    }

    /**
     * A topic.
     *
     * @param hand cards in the opening hand
     * @param turns whether it has turns
     * @param rules what holds for all of its combos
     * @param combos in the order of the file
     */
    public record Topic(
            String name, int hand, Going going, boolean turns, Rules rules, List<Combo> combos) {

        /** Copies the list. */
        public Topic {
            combos = List.copyOf(combos);
        }

        Topic named(String other) {
            return new Topic(other, hand, going, turns, rules, combos);
        }

        Topic ofHand(int cards) {
            return new Topic(name, cards, going, turns, rules, combos);
        }

        Topic going(Going other) {
            return new Topic(name, hand, other, turns, rules, combos);
        }

        Topic under(Rules others) {
            return new Topic(name, hand, going, turns, others, combos);
        }

        Topic of(List<Combo> others) {
            return new Topic(name, hand, going, turns, rules, others);
        }
    }

    /**
     * What holds for all combos of a topic. A part that is {@code null} is written in a way that no
     * form shows.
     *
     * @param condition what every combo needs besides, as {@link Combo#also}
     * @param given what the games have that count, likewise
     * @param mulligan the mulligan
     */
    public record Rules(
            List<List<CardCount>> condition, List<List<CardCount>> given, ShownMulligan mulligan) {

        /** Nothing holds. */
        static final Rules NONE = new Rules(List.of(), List.of(), ShownMulligan.NONE);
    }

    /**
     * A combo. A part that is {@code null} is written in a way that no form shows.
     *
     * @param off whether it is switched off
     * @param score its score, or {@code null}
     * @param hand what must be in the hand, each card for one need only
     * @param grave what must be in the graveyard
     * @param also what must hold besides, as alternatives: one of each inner list
     * @param given what the games have that count for it alone, likewise
     */
    public record Combo(
            String name,
            boolean off,
            Integer score,
            List<Need> hand,
            List<Need> grave,
            List<List<CardCount>> also,
            List<List<CardCount>> given) {

        /** A combo that is switched on, counts 1, and needs some cards in the hand. */
        static Combo of(String name, List<Need> hand) {
            return new Combo(name, false, 1, hand, List.of(), List.of(), List.of());
        }

        Combo named(String other) {
            return new Combo(other, off, score, hand, grave, also, given);
        }

        Combo switched(boolean out) {
            return new Combo(name, out, score, hand, grave, also, given);
        }

        Combo scored(int other) {
            return new Combo(name, off, other, hand, grave, also, given);
        }

        Combo inHand(List<Need> needs) {
            return new Combo(name, off, score, needs, grave, also, given);
        }

        Combo inGrave(List<Need> needs) {
            return new Combo(name, off, score, hand, needs, also, given);
        }

        Combo counting(List<List<CardCount>> others) {
            return new Combo(name, off, score, hand, grave, others, given);
        }

        Combo given(List<List<CardCount>> others) {
            return new Combo(name, off, score, hand, grave, also, others);
        }
    }

    /**
     * So many cards that meet a condition.
     *
     * @param of the condition, as in the list {@code hand}
     * @param count 1 or more
     */
    public record Need(String of, int count) {}
}
