/* The element of the editor, which stays from drawing to drawing, and the result of the last edit. */

import { make } from "../../../base/ui/elements.js";
import { deckState } from "../state/state.js";
import { games } from "./games.js";

export const editorElement = make("section", { class: "editor" });

/** The card of the deck under which found cards go; 0 for the deck itself. */
export function chosenOwner(reading) {
  const { owner } = deckState();
  return games[reading.kind].owners(reading.deck).includes(owner) ? owner : 0;
}

/** States what an edit did, or why it did nothing. */
export function tellEditor(words, trouble) {
  const line = editorElement.querySelector("#edit-says");
  if (line) {
    line.textContent = words;
    line.classList.toggle("trouble", trouble);
  }
}
