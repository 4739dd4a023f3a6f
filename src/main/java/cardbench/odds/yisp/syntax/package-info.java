/**
 * The syntax of Yisp, the effect language of <a
 * href="https://github.com/jsc723/ygo-calc">ygo-calc</a>, version 0.4: lexer, parser, syntax tree,
 * and the words of a deck that programs can use. Nothing here knows what a program does: static
 * checks are in {@code yisp.check}, execution in {@code yisp.vm}. The YAML file around the programs
 * is read by {@code cardbench.odds.deckfile}.
 *
 * <p>What the parser accepts beyond the documented grammar never changes the meaning of a program
 * that the grammar allows.
 *
 * <p>Start at {@link cardbench.odds.yisp.syntax.Parser}; {@link
 * cardbench.odds.yisp.syntax.Statement} and {@link cardbench.odds.yisp.syntax.Expression} are the
 * tree, {@link cardbench.odds.yisp.syntax.Vocabulary} holds the words.
 */
package cardbench.odds.yisp.syntax;
