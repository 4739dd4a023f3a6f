/*
 * What differs from game to game where cards have names. A game adds itself here; the deck view and the editor know
 * no game.
 */

import { oneLine } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

/** @type {!Object<string, ?>} */
export const games = {};

/**
 * @param kind the kind of the contract
 * @param game
 *   title(shown, reading): what the deck is called, or "";
 *   waiting(reading): whether names of its cards are on their way, so that none is called unknown yet, if any;
 *   split(section): a section in parts [{title, rows}]; rows that belong under another row are under its `under`;
 *   gaps(deck, key): empty slots in a section;
 *   traits(row): short texts beside the name, as [{words, look?}];
 *   mark(row), optional: the words of a badge before the name, or an empty text;
 *   changed(rows): rows of a comparison as [{id, count, side?}];
 *   page(row, tag): the address of the card's public page;
 *   encodeNames(text, lines): the answer of `encode` to a list of names, where these do not come from card tables;
 *   shown(reading): the deck with its names, where these do not come from card tables;
 *   findNames(): elements of the note about cards that no table has, with which their names are found;
 *   below(shown): an element below the deck;
 *   rules: whether the checks are all the rules of the game; where they are not, no deck is called playable;
 *   rulesMet(): the rules that a deck meets and no check covers, for a game of which some rules are known;
 *   doubt(shown): which rules were not checked of a deck whose cards are all known, or "";
 *   draws: how the game deals (rules.js);
 *   deckFile(reading): a promise of the answer of `odds.deck`, where it has more than names, or of null;
 *   most(row): the copies of a card that the rules usually allow; isFull(shown): whether the deck has room for none;
 *   add(deck, row, owner), remove(deck, row, key): the deck with one copy more or less, or null where there is no
 *     room; full(row, deck): why there is none;
 *   owners(deck): the cards of a deck that can have cards under them;
 *   deckOf(reading): the deck that is edited, where its code has less than is known;
 *   moves(row): the sections that a card may be moved to; move(deck, row, section): the deck with a copy there, or
 *     null;
 *   rewritten(reading, place, deck): the text of another deck that keeps the rest of the code at that place, or
 *     null;
 *   search(text, found, limit): rows of cards, where these do not come from card tables; found() is called when there
 *     are others; searching(): whether they are awaited; askNames(request): a promise of the answer of `encode`;
 *   ownFile: whether the game has a button of its own that saves the deck;
 *   fixed(row): whether copies cannot be changed;
 *   numbered(id): rows of cards that no table has, by number;
 *   settings(deck, change): elements of the editor
 */
export function addGame(kind, game) {
  games[kind] = { rules: true, doubt: () => "", isFull: () => false, fixed: () => false, owners: () => [], ...game };
}

/** A deck whose cards no table names: their facts are those of its code. */
export function asKnown(shown) {
  const rows = (section) => section.rows.map((row) => ({ ...row, known: true }));
  return shown && { ...shown, sections: shown.sections.map((section) => ({ ...section, rows: rows(section) })) };
}

/** Whether a card has a name. One that no table knows may be named by who gave the deck. */
export function isNamed(row) {
  return row.known || Boolean(row.name && row.name !== String(row.id));
}

/** The name of a card, or what stands for one. */
export function cardName(row) {
  return isNamed(row) || typeof row.id === "string" ? oneLine(row.name) : say("deck.unknown-card", { id: row.id });
}
