/* The decks of a text as `collection.compare` takes them, and the price of missing cards. */

import { ask } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { games, isNamed } from "../cards/games.js";
import { copySections } from "../cards/sections.js";
import { shownDeck } from "../cards/shown-deck.js";

/** No text has more decks that are compared. */
const MAX_DECKS = 60;

/** The names whose reprints are remembered; those of a deck are fewer. */
const MAX_SEARCHED = 400;

/** The game whose cards have reprints with numbers of their own. */
const REPRINTING = "hearthstone";

/** Kinds of rows that come with another card, as a hero with its class. */
const GIVEN = ["module", "look"];

/** The ids of all cards of a name, by language and name. */
const reprints = new Map();

/**
 * The decks of a reading by number, [{number, deck}]: the deck is {title, text} of a list, {title, cards} of a code
 * that can be read. Null while names are on their way, and of a deck whose cards the core does not list.
 */
export function wantedDecks(reading) {
  const { list, found } = reading;
  if (list) {
    return list.found.slice(0, MAX_DECKS).map(({ title, from, to }, number) => ({
      number,
      deck: { title: title || "", text: list.text.slice(from, to) },
    }));
  }
  const shown = shownDeck(reading);
  if (!shown) return null;
  if (found.length < 2) return [{ number: reading.pick, deck: wantedDeck(shown, "") }];
  const decks = found.slice(0, MAX_DECKS).map(({ text, name }, number) => {
    const isShown = number === reading.pick;
    const answer = isShown ? { ok: true, result: shown } : ask("deck", { text, language: cardLanguage() });
    return answer.ok && { number, deck: wantedDeck(answer.result, name) };
  });
  return decks.filter((deck) => deck);
}

function wantedDeck(shown, name) {
  const rows = copySections(shown).flatMap((section) => section.rows).filter(({ kind }) => !GIVEN.includes(kind));
  return { title: name || shown.title, cards: rows.map((row) => wantedCard(shown.game, row)) };
}

function wantedCard(game, row) {
  const card = { count: row.count, id: String(row.id) };
  if (!isNamed(row)) return card;
  const named = { ...card, name: row.name };
  return game === REPRINTING ? { ...named, reprints: reprintsOf(row.name) } : named;
}

/** The ids of all cards of that name: Hearthstone numbers each reprint, and a copy of any of them can be played. */
function reprintsOf(name) {
  const key = cardLanguage() + "\n" + name;
  if (!reprints.has(key)) {
    if (reprints.size > MAX_SEARCHED) reprints.clear();
    const answer = ask("cards.search", { kind: REPRINTING, text: name, language: cardLanguage(), limit: 20 });
    const cards = answer.ok ? answer.result.cards : [];
    reprints.set(key, cards.filter((card) => card.name === name).map(({ id }) => String(id)));
  }
  return reprints.get(key);
}

/**
 * The dust for missing copies: {dust} or {leastDust, dustLeftOut}; empty where the game has no such price.
 *
 * @param {!CodeReading} reading
 * @param {!Array<!CollectionRow>} rows
 */
export function dustOf(reading, rows) {
  const only = games[reading.kind]?.only;
  const missing = rows.filter((row) => row.missing > 0).map((row) => [Number(row.id), row.missing]);
  if (!only || reading.list || missing.length === 0) return {};
  const deck = { ...only({ ...reading.deck, kind: reading.kind }, missing), sideboards: [] };
  const answer = ask("deck", { deck, language: cardLanguage() });
  return answer.result || answer.partial || {};
}
