/**
 * Yisp, the language of ygo-calc's card programs, version 0.4: read ({@link cardbench.yisp.Lexer},
 * {@link cardbench.yisp.Parser}), checked ({@link cardbench.yisp.Checker}), compiled ({@link
 * cardbench.yisp.Compiler}) and run on the zones of a game ({@link cardbench.yisp.Play}). What it
 * accepts beyond the documented grammar never changes the meaning of a program the grammar knows.
 */
package cardbench.yisp;
