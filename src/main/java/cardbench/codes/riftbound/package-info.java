/**
 * Deck codes of Riftbound, versions 1 to 6. Start at {@link
 * cardbench.codes.riftbound.RiftboundCodec}. A card is identified by its id alone, {@code
 * OGN-007a}: its set, its number and its variant.
 */
package cardbench.codes.riftbound;
