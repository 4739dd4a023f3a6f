/**
 * Riftbound in the contract: decks as JSON. Start at {@link
 * cardbench.codes.call.riftbound.RiftboundJsonMapper}. The codec and the rules are in {@link
 * cardbench.codes.riftbound}.
 */
package cardbench.codes.call.riftbound;
