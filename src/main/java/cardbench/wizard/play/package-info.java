/**
 * Plays cards of 逆时巫师 OL: the state of a game, events and triggers, choices, the log, and scenarios
 * that say what is expected. What the document leaves open is decided where it is done, each
 * decision in the comment there. Start at {@link cardbench.wizard.play.Engine} and {@link
 * cardbench.wizard.play.ScenarioRun}.
 */
package cardbench.wizard.play;
