/*
 * What is open in the view Decks: one frozen object, from which everything is drawn. Actions (actions.js) replace it.
 */

import { createStore } from "../../../base/store/store.js";

/**
 * text, name: what is in the box, and the name of the file that it is from; pick: which of its codes is looked at;
 * reading: the answer of the core about it (reading.js); arrival: how it came, "typed", "pasted", "given" by a button
 * or a file, "edited" as another deck, or "entered" with an address; field: the field of the code that is looked at;
 * other: the second code of the comparison; tab: the part in sight; folded: whether the box is a strip of one line, as
 * long as what is open came whole and is not being typed; editing: whether the deck is edited, owner: the card under
 * which found cards go, 0 for the deck itself; trouble: why a text was not taken, {key, args} or {text}; share: what
 * is taken along and where to; missing: what the reader's collection lacks, {text, decks}, the rows of the deck with
 * this number by their cards (parts/missing-mark.js); named: whether the deck was drawn since names can be shown;
 * revision: counts tables and words that came after the text.
 */
export const deckStore = createStore({
  text: "",
  name: "",
  pick: 0,
  reading: null,
  arrival: "entered",
  field: 0,
  other: "",
  tab: "deck",
  folded: true,
  editing: false,
  owner: 0,
  trouble: null,
  share: { to: "", all: "", frame: false, failed: false },
  missing: null,
  named: false,
  revision: 0,
});

/** The state now. */
export function deckState() {
  return deckStore.get();
}
