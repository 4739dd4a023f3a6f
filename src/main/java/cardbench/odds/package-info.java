/**
 * How likely a topic succeeds, however that is found: exactly, partly exactly with samples of the
 * other opening hands, or sampled. Start at {@link cardbench.odds.Simulation} and {@link
 * cardbench.odds.Odds}.
 */
package cardbench.odds;
