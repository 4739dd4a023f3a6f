/**
 * Compiles Yisp programs and runs them. {@link cardbench.yisp.vm.Compiler} turns a syntax tree into
 * a tree of instructions, {@link cardbench.yisp.vm.VirtualMachine} runs it on the {@link
 * cardbench.yisp.vm.Zones} of one game. A machine belongs to one thread; a compiled program belongs
 * to one machine, as its instructions hold counters.
 */
package cardbench.yisp.vm;
