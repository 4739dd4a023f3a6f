/**
 * Writes the JSON Schema (draft 2020-12) of a card of 逆时巫师 OL, in the strict and in the lenient
 * reading. Editors complete and check cards with it. The schema follows the grammar of {@code
 * wizard.card} and the old names of {@code wizard.check}.
 *
 * <p>Start at {@link cardbench.wizard.schema.CardSchema}.
 */
package cardbench.wizard.schema;
