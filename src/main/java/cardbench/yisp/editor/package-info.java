/**
 * What an editor of Yisp asks for: completion, explanations of the word under the pointer, and
 * formatting. Start at {@link cardbench.yisp.editor.LanguageService}.
 */
package cardbench.yisp.editor;
