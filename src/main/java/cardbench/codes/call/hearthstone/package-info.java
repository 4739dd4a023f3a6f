/**
 * Hearthstone in the contract: JSON of decks, presentation, opening of card files. Start at {@link
 * cardbench.codes.call.hearthstone.HearthstoneGame}. Deckstrings, rules and names are in {@link
 * cardbench.codes.hearthstone}, which knows no requests.
 */
package cardbench.codes.call.hearthstone;
