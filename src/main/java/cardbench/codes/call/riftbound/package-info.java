/**
 * Riftbound in the contract: decks as JSON, and their presentation. Start at {@link
 * cardbench.codes.call.riftbound.RiftboundGame}. The codec and the rules are in {@link
 * cardbench.codes.riftbound}.
 */
package cardbench.codes.call.riftbound;
