/**
 * The syntax of Yisp, the effect language of ygo-calc, version 0.4: tokens, parser and syntax tree.
 * What the parser accepts beyond the documented grammar never changes the meaning of a program that
 * the grammar allows. Start at {@link cardbench.yisp.syntax.Parser}; {@link
 * cardbench.yisp.syntax.Expression} and {@link cardbench.yisp.syntax.Statement} are the tree.
 */
package cardbench.yisp.syntax;
