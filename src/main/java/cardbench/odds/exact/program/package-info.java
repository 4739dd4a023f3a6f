/**
 * A topic compiled for the solver: records of its statements, numbers, card sets and combos. They
 * neither run nor analyse themselves: {@code exact.machine.Executor} executes them in a state,
 * {@code exact.analysis.ProgramBounds} bounds them for many states. Here are also the ideas that a
 * search may use, its budget, and the reasons why it gives up.
 *
 * <p>Nothing here reads a deck file or runs programs by {@code yisp.vm}: they are compiled from the
 * syntax tree a second time.
 */
package cardbench.odds.exact.program;
