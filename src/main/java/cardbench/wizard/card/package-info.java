/**
 * The model of a card of 逆时巫师 OL, after the game's interface document of 2025-10-10: behaviours,
 * triggers, conditions and values, all immutable, and the grammar that reading, checking,
 * completion and the JSON Schema share. Reading and checking cards is in {@code wizard.check},
 * playing them in {@code wizard.play}; nothing here reports a mistake of an author.
 *
 * <p>Start at {@link cardbench.wizard.card.Card} for the model, and at {@link
 * cardbench.wizard.card.CardGrammar} for the JSON that it is built from.
 */
package cardbench.wizard.card;
