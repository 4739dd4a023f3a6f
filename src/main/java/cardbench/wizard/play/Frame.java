package cardbench.wizard.play;

import cardbench.wizard.card.Event;
import cardbench.wizard.card.Variables;

/**
 * What surrounds doables while they run.
 *
 * @param player who acts: who played the card, or owns the trigger
 * @param card the UUID of the card that they stand on; empty for none
 * @param variables the behaviour's
 * @param event the event that a trigger fired on; {@code null} outside of triggers
 */
record Frame(String player, String card, Variables variables, Event event) {}
