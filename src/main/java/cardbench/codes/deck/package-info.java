/**
 * The types that the decks and codes of all games share. Start at {@link
 * cardbench.codes.deck.Codec}: a codec reads a text into a {@link cardbench.codes.deck.Reading} of
 * a {@link cardbench.codes.deck.Deck}. {@link cardbench.codes.deck.DeckView} is a deck for display.
 *
 * <p>No class here knows a game. The codecs are in the packages of the games, JSON in {@code
 * cardbench.contract}, exports in {@code cardbench.codes.export}.
 */
package cardbench.codes.deck;
