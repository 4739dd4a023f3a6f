/**
 * Reads and checks cards of 逆时巫师 OL. A card of either generation of the format is first normalised
 * to the second, then checked against the grammar of {@code wizard.card}, then for meaning:
 * variables, branches, endless effects, its description. Findings have the JSON pointer and the
 * position in the author's text. Completion is derived from the same grammar. Nothing here plays a
 * card.
 *
 * <p>Start at {@link cardbench.wizard.check.CardReader}, which runs all steps in order. The classes
 * named {@code ...Normaliser} accept old forms, those named {@code ...Check} report findings.
 */
package cardbench.wizard.check;
