/**
 * Deckstrings of Hearthstone: the base64 codes of decks, and the texts in which they are shared.
 */
package cardbench.hearthstone;
