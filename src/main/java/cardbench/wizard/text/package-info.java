/**
 * Describes in Chinese, Japanese and English what a card of 逆时巫师 OL does, generated from its
 * behaviours and not from its printed text. Diagnostics about cards and the words of the page do
 * not belong here: they are in {@code wizard.card} and {@code webapp/words}.
 *
 * <p>Start at {@link cardbench.wizard.text.Explainer}; {@code WordsEn} and its siblings have the
 * words, one file for each language.
 */
package cardbench.wizard.text;
