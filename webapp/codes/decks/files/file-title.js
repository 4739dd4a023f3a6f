/* What a deck is called that is in a file of this name. */

import { oneLine } from "../../../base/ui/elements.js";

/** The name that this page, and most programs, give to files of decks without one; a browser numbers further ones. */
const NO_TITLE = /^deck(?: ?\(\d+\))?$/i;

/** The name of a file without its ending; empty where it does not name the deck. */
export function titleOf(name) {
  const title = oneLine(name.replace(/(.)\.[^.]*$/, "$1"));
  return NO_TITLE.test(title) ? "" : title;
}
