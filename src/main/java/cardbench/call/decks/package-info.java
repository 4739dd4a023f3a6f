/**
 * Operations on deck codes and decks. A game takes part through a {@link
 * cardbench.call.decks.DeckJsonMapper} (its decks as JSON) and a {@link
 * cardbench.call.decks.DeckPresenter} (its decks with the names of their cards).
 */
package cardbench.call.decks;
