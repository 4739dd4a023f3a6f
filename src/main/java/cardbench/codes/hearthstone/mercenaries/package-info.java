/**
 * Parties of Mercenaries, another mode of Hearthstone: codes that are Protocol Buffers messages in
 * base64. Start at {@link cardbench.codes.hearthstone.mercenaries.PartyCodec}.
 */
package cardbench.codes.hearthstone.mercenaries;
