package cardbench.odds.deckfile.form;

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
        FIRST("first"),
        /** One card is drawn. */
        SECOND("second"),
        /** A coin decides; in topics with turns alone. */
        EITHER("either"),
        /** The file has something else in the place of the draw. */
        IN_TEXT(null);

        private final String word;

        Going(String word) {
            this.word = word;
        }

        /** The word in the turns of a file; {@code null} for a part that only the text has. */
        public String word() {
            return word;
        }

        /** What a word means; {@link #IN_TEXT} for any other text. */
        public static Going of(String word) {
            for (Going going : values()) {
                if (word.equals(going.word)) {
                    return going;
                }
            }
            return IN_TEXT;
        }
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

        Topic withName(String changed) {
            return new Topic(changed, hand, going, turns, rules, combos);
        }

        Topic withHand(int cards) {
            return new Topic(name, cards, going, turns, rules, combos);
        }

        Topic withGoing(Going changed) {
            return new Topic(name, hand, changed, turns, rules, combos);
        }

        Topic withRules(Rules changed) {
            return new Topic(name, hand, going, turns, changed, combos);
        }

        Topic withCombos(List<Combo> changed) {
            return new Topic(name, hand, going, turns, rules, changed);
        }
    }

    /**
     * What holds for all combos of a topic. A part that is {@code null} is written in a way that no
     * form shows.
     *
     * @param condition what every combo needs besides, as {@link Combo#also}
     * @param given what the games have that count, likewise
     * @param mulligan the mulligan
     * @param start what each turn allows, or the game if the topic has no turns; without the draw
     * @param negate what the opponent interrupts, as in the file
     */
    public record Rules(
            List<List<CardCount>> condition,
            List<List<CardCount>> given,
            ShownMulligan mulligan,
            List<Beginning> start,
            List<String> negate) {

        /** Nothing holds. */
        static final Rules NONE =
                new Rules(List.of(), List.of(), ShownMulligan.NONE, List.of(), List.of());

        Rules withCondition(List<List<CardCount>> changed) {
            return new Rules(changed, given, mulligan, start, negate);
        }

        Rules withGiven(List<List<CardCount>> changed) {
            return new Rules(condition, changed, mulligan, start, negate);
        }

        Rules withMulligan(ShownMulligan changed) {
            return new Rules(condition, given, changed, start, negate);
        }

        Rules withStart(List<Beginning> changed) {
            return new Rules(condition, given, mulligan, changed, negate);
        }

        Rules withNegate(List<String> changed) {
            return new Rules(condition, given, mulligan, start, changed);
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

        Combo withName(String changed) {
            return new Combo(changed, off, score, hand, grave, also, given);
        }

        Combo withOff(boolean changed) {
            return new Combo(name, changed, score, hand, grave, also, given);
        }

        Combo withScore(int changed) {
            return new Combo(name, off, changed, hand, grave, also, given);
        }

        Combo withHand(List<Need> needs) {
            return new Combo(name, off, score, needs, grave, also, given);
        }

        Combo withGrave(List<Need> needs) {
            return new Combo(name, off, score, hand, needs, also, given);
        }

        Combo withAlso(List<List<CardCount>> changed) {
            return new Combo(name, off, score, hand, grave, changed, given);
        }

        Combo withGiven(List<List<CardCount>> changed) {
            return new Combo(name, off, score, hand, grave, also, changed);
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
