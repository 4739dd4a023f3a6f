package cardbench.codes.export;

import cardbench.codes.deck.DeckView;

/**
 * A deck whose code is in a post.
 *
 * @param number its position among the decks of the post, from 1
 * @param view the deck
 * @param game the game; decks of one game are in one table
 * @param from the first character of its code in the post, an offset in UTF-16 units
 * @param to the character after its last one
 */
public record PostedDeck(int number, DeckView view, String game, int from, int to) {}
