/* What cards of the deck are called: by their description, where they have one, or by their name in the file. */

import { shortened } from "../figures/bars.js";
import { cardsOfDeck } from "../state/state.js";

/** No label is longer, in letters of the Latin script. */
export const LABEL_SHOWN = 160;

/** A card by its description, where it has one: that is its name for people. */
export function cardName(name, room = LABEL_SHOWN) {
  return shortened(cardsOfDeck().find((card) => card.name === name)?.description || name, room);
}

/** A card by the name that people know, and by the one in the file where there is another. */
export function cardLabel(name) {
  return labelOf(cardsOfDeck().find((one) => one.name === name) || { name, description: "" });
}

/** The same of a card of any outline. */
export function labelOf({ name, description }) {
  const label = description && description !== name ? shortened(description, LABEL_SHOWN) + " (" : "";
  return label + shortened(name, LABEL_SHOWN) + (label && ")");
}
