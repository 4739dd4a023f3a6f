/* How many copies of a card the reader's collection lacks, on the row of the card; from the last comparison. */

import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { deckState } from "../state/state.js";

/** What a row of the comparison and one of the deck have in common: the id of a code's card, the name of a list's. */
export function cardKey({ id, name }, isListed) {
  return isListed ? (name || "").toLowerCase() : String(id);
}

/** The mark of a card that the collection lacks, or null. */
export function missingMark(card) {
  const { missing, reading } = deckState();
  if (missing?.text !== reading.text) return null;
  const { list, pick } = reading;
  const row = missing.decks.get(list ? list.pick : pick)?.get(cardKey(card, list));
  if (!row) return null;
  const words = say("collected.has", { owned: row.owned, count: row.count });
  return make(
    "span",
    { class: "missing", title: words },
    make("span", { "aria-hidden": "true" }, row.owned + "/" + row.count),
    make("span", { class: "unseen" }, words),
  );
}
