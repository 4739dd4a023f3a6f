/**
 * Operations on deck codes and decks of any game. Start at {@link
 * cardbench.codes.call.decks.CodeOperations}. A game takes part through a {@link
 * cardbench.codes.call.decks.GameModule}, which has a {@link
 * cardbench.codes.call.decks.DeckJsonMapper} (decks as JSON) and a {@link
 * cardbench.codes.call.decks.DeckPresenter} (decks with card names) for each kind of code.
 *
 * <p>No class here names a game; the modules are in the packages beside this one, the codecs in
 * those of the games.
 */
package cardbench.codes.call.decks;
