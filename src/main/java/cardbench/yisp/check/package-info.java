/**
 * Static analysis of Yisp programs: references, effects that never run, values out of range, and
 * which cards and variables a program reads and writes. Nothing here runs a program. Start at
 * {@link cardbench.yisp.check.Checker}.
 */
package cardbench.yisp.check;
