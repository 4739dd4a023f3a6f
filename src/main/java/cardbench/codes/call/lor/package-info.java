/**
 * Legends of Runeterra in the contract: decks as JSON, and their presentation. Start at {@link
 * cardbench.codes.call.lor.LorGame}. The codec and the rules are in {@link cardbench.codes.lor}.
 */
package cardbench.codes.call.lor;
