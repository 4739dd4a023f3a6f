/**
 * Compiles Yisp programs and runs them on one game at a time. Parsing and static checks are in
 * {@code yisp.syntax} and {@code yisp.check}; playing many games and counting results is in {@code
 * cardbench.sample}; exact odds are computed from the syntax tree in {@code cardbench.exact.tree},
 * without this machine.
 *
 * <p>Start at {@link cardbench.yisp.vm.Compiler}, which turns a syntax tree into a tree of {@code
 * Code}. {@link cardbench.yisp.vm.VirtualMachine} holds the state of the game, {@link
 * cardbench.yisp.vm.Zones} its cards, and {@link cardbench.yisp.vm.ActivationScan} finds the effect
 * that is activated next.
 *
 * <p>A machine belongs to one thread. A compiled program belongs to one machine, as its
 * instructions hold counters. A game allocates nothing unless it prints.
 */
package cardbench.yisp.vm;
