/**
 * Riftbound in the contract: decks as JSON, and their presentation. Start at {@link
 * cardbench.call.riftbound.RiftboundGame}. The codec and the rules are in {@link
 * cardbench.riftbound}.
 */
package cardbench.call.riftbound;
