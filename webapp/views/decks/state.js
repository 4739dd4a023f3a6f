/* What is open in the view Decks: one small state, from which everything is drawn. */

export const deckState = { text: "", pick: 0, other: "", field: 0, reading: null, editing: false };
