/**
 * Legends of Runeterra in the contract: decks as JSON. Start at {@link
 * cardbench.codes.call.lor.LorJsonMapper}. The codec and the rules are in {@link
 * cardbench.codes.lor}.
 */
package cardbench.codes.call.lor;
