package cardbench.odds.deckfile.form;

import java.util.List;

/** One change that a form makes to a deck file. */
public sealed interface FormEdit {

    /** Adds a card; the label may be empty. */
    record AddCard(String name, int count, String label) implements FormEdit {}

    /** Removes a card. What names it elsewhere stays. */
    record RemoveCard(String card) implements FormEdit {}

    /** Sets the number of copies. */
    record CountCard(String card, int count) implements FormEdit {}

    /** Switches a card off or on. */
    record SwitchCard(String card, boolean off) implements FormEdit {}

    /** Gives a card a role, or takes it away. */
    record AssignRole(String card, String role, boolean has) implements FormEdit {}

    /**
     * Gives a card an effect, and has all topics activate effects. Topics whose start is shown
     * allow what the effect uses up.
     */
    record AddEffect(String card, ReadyEffect effect) implements FormEdit {}

    /** Adds a topic. */
    record AddTopic(String name, int hand) implements FormEdit {}

    /** Removes a topic. */
    record RemoveTopic(String topic) implements FormEdit {}

    /** Gives a topic another name. */
    record RenameTopic(String topic, String name) implements FormEdit {}

    /** Sets the size of the opening hand. */
    record SizeHand(String topic, int hand) implements FormEdit {}

    /** Goes first or second, or, in a topic with turns, either. */
    record Go(String topic, DeckForm.Going going) implements FormEdit {}

    /** Sets what each turn of a topic allows, or its game if it has no turns. */
    record Start(String topic, List<Beginning> start) implements FormEdit {}

    /** Sets what the opponent interrupts. */
    record Negate(String topic, List<String> conditions) implements FormEdit {}

    /** Sets the mulligan of a topic. */
    record Mulligan(String topic, ShownMulligan mulligan) implements FormEdit {}

    /** Adds a combo that needs one card in the hand. */
    record AddCombo(String topic, String name, String of) implements FormEdit {}

    /** Removes a combo. */
    record RemoveCombo(String topic, String combo) implements FormEdit {}

    /** Gives a combo another name. */
    record RenameCombo(String topic, String combo, String name) implements FormEdit {}

    /** Switches a combo off or on. */
    record SwitchCombo(String topic, String combo, boolean off) implements FormEdit {}

    /** Sets the score of a combo. */
    record ScoreCombo(String topic, String combo, int score) implements FormEdit {}

    /**
     * Sets what must be in a zone, each card for one condition only.
     *
     * @param zone {@code hand} or {@code grave}
     * @param conditions one for each card
     */
    record NeedCards(String topic, String combo, String zone, List<String> conditions)
            implements FormEdit {}

    /**
     * Sets what must hold besides, or what the games have that count.
     *
     * @param combo a combo; empty for the topic as a whole
     * @param given whether it is about the games that count
     * @param also lists of alternatives
     */
    record CountCards(String topic, String combo, boolean given, List<List<CardCount>> also)
            implements FormEdit {}
}
