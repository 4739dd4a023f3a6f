/*
 * How each game's decks are shown. A game adds its view here; the room Decks asks for it by kind and knows no
 * game itself.
 */

const deckViews = {};

/**
 * @param kind the kind of the contract
 * @param view {
 *   title(deck): what the deck is called where it has no name,
 *   facts(deck): short texts about the whole deck,
 *   groups(deck): [{title, note?, rows: [{count, label, under?: [{title, rows}]}]}],
 *   tints: {field name of explain: one of TINTS},
 *   meaning(field): what a field's value means, or null,
 *   changes(rows): rows of compare as [{count, label}]
 * }
 */
function addDeckView(kind, view) {
  deckViews[kind] = view;
}

/** The colours of the byte view, each for one part that codes have. */
const TINTS = ["frame", "setting", "hero", "number", "card", "side"];

function deckTitle(kind, deck) {
  return deck.name || deckViews[kind].title(deck);
}
