/**
 * Operations on deck files: checks, simulation, traces, exact odds, advice, the report, and the
 * services for editors. Start at {@link cardbench.odds.call.SimulateOperations}.
 *
 * <p>The classes here read arguments and write JSON. They also read results and tallies back, and
 * check them, because workers exchange them as JSON. All computing is done in {@code sample},
 * {@code exact}, {@code odds}, {@code advise} and {@code report}.
 */
package cardbench.odds.call;
