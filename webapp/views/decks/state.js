/*
 * What is open in the view Decks: one small state, from which everything is drawn. Name: what the deck is called by the
 * file that it was opened from. Folded: the box is a strip of one line, as long as what is open came whole and is not
 * being typed.
 */

export const deckState = {
  text: "",
  name: "",
  pick: 0,
  other: "",
  field: 0,
  tab: "deck",
  reading: null,
  editing: false,
  folded: true,
};
