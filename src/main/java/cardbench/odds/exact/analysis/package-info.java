/**
 * What can still matter from a state on: {@link cardbench.odds.exact.analysis.Liveness} finds
 * possible moves and open questions, and {@link cardbench.odds.exact.analysis.AbstractionBuilder}
 * which cards and orders need not be distinguished because of it. Everything here
 * over-approximates: what it leaves out cannot happen.
 */
package cardbench.odds.exact.analysis;
