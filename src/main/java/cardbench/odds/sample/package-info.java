/**
 * Plays games of a topic with random numbers: single games, batches that can be played in any
 * order, tallies that can be added, and traces of one game step by step. The same seed gives the
 * same games on the JVM, in JavaScript and in WebAssembly. Start at {@link
 * cardbench.odds.sample.Sampler}.
 *
 * <p>The programs of cards run on {@link cardbench.odds.yisp.vm.VirtualMachine}. Rates and
 * confidence intervals are computed from the tallies in {@code cardbench.base.number}, exact odds
 * without games in {@code cardbench.odds.exact}.
 */
package cardbench.odds.sample;
