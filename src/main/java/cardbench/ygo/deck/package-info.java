/**
 * Decks of Yu-Gi-Oh! and the five formats in which they are exchanged: {@code .ydk} files, {@code
 * ydke://} addresses, the codes of ygopro-deck-encode and of Omega, and YGOMobile addresses. Every
 * format has a reader that reports each repair with its place. Start at {@link
 * cardbench.ygo.deck.YgoCodec}.
 */
package cardbench.ygo.deck;
