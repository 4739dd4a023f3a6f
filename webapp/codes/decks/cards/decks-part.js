/*
 * What of deck-cards.js needs the decks core: it becomes a part of the page when that core is there. Lists work before.
 */

import { byId } from "../../../base/ui/elements.js";
import { cardsPart } from "../state/cards-part.js";

/** The members that `cardsPart` gets. */
export const decksPart = { folds: {} };

let open;

/** Resolves when the decks core is there. */
export const decksOpened = new Promise((resolve) => {
  open = resolve;
});

/** The decks core is there. */
export function openDecks() {
  Object.assign(cardsPart, decksPart);
  open();
  byId("decks").dataset.cards = "loaded"; // for programs that drive the page
}
