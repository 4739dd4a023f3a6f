/**
 * Static analysis of Yisp programs: unknown names, effects that never fire or never stop, values
 * out of range, and the cards and variables that a program reads and writes. Nothing here runs a
 * program or changes the syntax tree; syntax errors are found by {@code yisp.syntax}.
 *
 * <p>Start at {@link cardbench.yisp.check.Checker}, which reports what a user should know. {@link
 * cardbench.yisp.check.ReadSet} and {@link cardbench.yisp.check.ReadWriteSet} report nothing: the
 * solvers and the virtual machine decide with them what they may skip.
 */
package cardbench.yisp.check;
