/**
 * The types that the decks and codes of all games share. Start at {@link cardbench.deck.Codec}: a
 * codec reads a text into a {@link cardbench.deck.Reading} of a {@link cardbench.deck.Deck}. {@link
 * cardbench.deck.DeckView} is a deck for display.
 *
 * <p>No class here knows a game. The codecs are in the packages of the games, JSON in {@code
 * cardbench.call}, exports in {@code cardbench.export}.
 */
package cardbench.deck;
