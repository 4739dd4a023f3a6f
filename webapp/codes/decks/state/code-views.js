/*
 * How each game's decks are shown. A game adds its view here; the view Decks requires it by kind and knows no
 * game itself.
 */

/** @type {!Object<string, ?>} */
export const codeViews = {};

/**
 * @param kind the kind of the contract
 * @param view functions of a reading (reading.js), which holds the deck and its explained fields:
 *   suit: the game, whose hue the page has;
 *   title(reading): what the deck is called where it has no name,
 *   facts(reading): short texts about the whole deck,
 *   groups(reading): [{title, note?, rows: [{count, label, under?: {title, rows}}]}], as long as cards have no names;
 *   tabNames(): names of tabs that are called otherwise for its codes, by tab;
 *   tables: whether names come from card tables of the game; empty: a deck without a card;
 *   written(reading), where codes may be written in several ways: {text, why};
 *   where cards have no names, changes(rows): rows of compare as [{count, label}];
 *   exported(reading): what the core cannot know of a deck that it exports: its name, the names of cards, its parts;
 *   linked(reading): {code, parts}: the code in which links and pages of others carry the deck, where it is another
 *   one than that of the reading, and the titles of the sections by their keys
 */
export function addCodeView(kind, view) {
  codeViews[kind] = view;
}

/** @type {!Object<string, ?>} */
export const byteViews = {};

/**
 * How the bytes of a game's codes are explained, as far as it depends on the game.
 *
 * @param kind the kind of the contract
 * @param view functions of what the operation explain answers: tint(field): the colour of a field, "frame", "setting",
 *   "hero", "number", "card" or "side". Where the core's own words for fields are no closed vocabulary,
 *   fieldName(field) and meaning(field, reading) return them; steps, the name of a fold below the bytes.
 *   Where codes are texts that are shown line by line, lineMeaning(field, line, reading): what a line means
 */
export function addByteView(kind, view) {
  byteViews[kind] = view;
}
