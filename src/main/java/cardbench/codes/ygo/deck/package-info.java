/**
 * Decks of Yu-Gi-Oh! and the five formats in which they are exchanged: {@code .ydk} files, {@code
 * ydke://} addresses, the codes of ygopro-deck-encode and of Omega, and YGOMobile addresses. Each
 * reader reports repairs with their locations. The rules of a deck and its view are in {@code
 * ygo.view}, the names of cards in {@code ygo.database}. Read {@link
 * cardbench.codes.ygo.deck.YgoCodec} first; {@code YgoFormat} is the interface of one format.
 */
package cardbench.codes.ygo.deck;
