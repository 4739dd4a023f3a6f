/**
 * Plays cards of 逆时巫师 OL: the state of a game, events and triggers, choices, the log, and scenarios
 * with expected results. The model of a card is in {@code wizard.card}; reading and checking cards
 * is in {@code wizard.check}. This package plays only cards without errors.
 *
 * <p>Start at {@link cardbench.wizard.play.Engine}, which runs events, triggers and doables. {@code
 * Actions} are what players do, {@code Effects} what cards do, {@code Moves} what both do to the
 * {@code Table}. {@link cardbench.wizard.play.ScenarioRun} plays a whole scenario, {@link
 * cardbench.wizard.play.Playground} one action at a time.
 *
 * <p>The document leaves many questions open. Comments name the decisions (D-ORDER and so on) that
 * the list of decisions of the project explains. A game is used by one thread.
 */
package cardbench.wizard.play;
