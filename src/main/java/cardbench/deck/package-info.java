/** What the decks and codes of all games share. */
package cardbench.deck;
