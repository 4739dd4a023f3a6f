/**
 * Tables of cards, whatever the game: the compact files of {@code cards-data}, names in many
 * languages, and finding a card by its name as people write it.
 */
package cardbench.cards;
