package cardbench.wizard.play;

import cardbench.wizard.card.Event;
import cardbench.wizard.card.Variables;

/**
 * The context in which doables run.
 *
 * @param player the acting player: who played the card, or owns the trigger
 * @param card the UUID of the card that has the doables; empty for none
 * @param variables the variables of the behaviour
 * @param event the event that the trigger fired on; {@code null} outside of triggers
 */
record Frame(String player, String card, Variables variables, Event event) {}
