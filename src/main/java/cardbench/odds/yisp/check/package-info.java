/**
 * Static analysis of Yisp programs: unknown names, effects that never fire or never stop, values
 * out of range, and the cards and variables that a program reads and writes. Nothing here runs a
 * program or changes the syntax tree; syntax errors are found by {@code yisp.syntax}.
 *
 * <p>Start at {@link cardbench.odds.yisp.check.Checker}, which reports what a user should know.
 * {@link cardbench.odds.yisp.check.ReadSet} and {@link cardbench.odds.yisp.check.ReadWriteSet}
 * report nothing: the solvers and the virtual machine decide with them what they may skip.
 */
package cardbench.odds.yisp.check;
