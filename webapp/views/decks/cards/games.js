/*
 * What differs from game to game where cards have names. A game adds itself here; the deck view and the editor know
 * no game.
 */

import { oneLine } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";

/** @type {!Object<string, ?>} */
export const games = {};

/**
 * @param kind the kind of the contract
 * @param game
 *   title(shown, reading): what the deck is called, or "";
 *   split(section): a section in parts [{title, rows}]; rows that belong under another row are under its `under`;
 *   gaps(deck, key): empty slots in a section;
 *   traits(row): short texts beside the name, as [{words, look?}];
 *   changed(rows): rows of a comparison as [{id, count, side?}];
 *   page(row, tag): the address of the card's public page;
 *   encodeNames(text): the answer of `encode` to a list of names, where these do not come from card tables;
 *   shown(reading): the deck with its names, where these do not come from card tables;
 *   below(shown): an element below the deck;
 *   rules: whether the checks are all the rules of the game; where they are not, no deck is called playable;
 *   draws: how the game deals (draws/rules.js);
 *   add(deck, row, owner), remove(deck, row, key): the deck with one copy more or less, or null where there is no room;
 *   owners(deck): the cards of a deck that can have cards under them;
 *   fixed(row): whether copies cannot be changed;
 *   numbered(id): rows of cards that no table has, by number;
 *   settings(deck, change): elements of the editor
 */
export function addGame(kind, game) {
  games[kind] = { rules: true, fixed: () => false, owners: () => [], ...game };
}

/** The name of a card, or what stands for one. */
export function cardName(row) {
  return row.known ? oneLine(row.name) : say("deck.unknown-card", { id: row.id });
}
