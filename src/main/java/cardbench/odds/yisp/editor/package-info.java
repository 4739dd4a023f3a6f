/**
 * The services of a Yisp editor: completion, explanation of the word under the pointer, and
 * formatting. All work on tokens, so that they also answer for programs that do not parse.
 * Highlighting needs only the tokens of {@code yisp.syntax}; diagnostics come from the reader of
 * the deck file.
 *
 * <p>Start at {@link cardbench.odds.yisp.editor.LanguageService}.
 */
package cardbench.odds.yisp.editor;
