/**
 * The model of a card of 逆时巫师 OL as the game's document of interfaces of 2025-10-10 describes it:
 * behaviours, triggers, conditions, values, and the grammar that reading, checking, completion and
 * the JSON Schema share ({@link cardbench.wizard.card.CardGrammar}). Start at {@link
 * cardbench.wizard.card.Card}.
 */
package cardbench.wizard.card;
