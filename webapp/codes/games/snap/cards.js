/*
 * Decks of Marvel Snap: a card is known by the id from the game, and by the name and the cost that stand above
 * the code.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { say } from "../../../base/ui/words.js";
import { addGame, asKnown } from "../../decks/cards/games.js";
import { sectionTitle } from "../../decks/cards/sections.js";
import { addCodeView } from "../../decks/state/code-views.js";
import { deckState } from "../../decks/state/state.js";

const KIND = "snap";

/** The number of cards of a deck. */
const SIZE = 12;

addCodeView(KIND, {
  suit: KIND,
  title: () => say("kind." + KIND),
  empty: { form: "long", cards: [] },
  facts: ({ deck }) => [say("deck.cards", { n: deck.cards.length }), say("snap.form." + deck.form)],
  groups: ({ deck }) => [
    {
      title: say("deck.section.snap.cards"),
      rows: deck.cards.map((id) => ({ count: 1, label: deck.names?.[id] || id })),
    },
  ],
  changes: (rows) => rows.map(([id, count]) => ({ count, label: id })),
});

/** The short id of a long one: without its small vowels, and with its length in hexadecimal digits. */
function shortId(id) {
  return id.replace(/[aeiouy]/g, "") + id.length.toString(16).toUpperCase();
}

addGame(KIND, {
  rules: true,
  title: (shown, reading) => reading.deck.name || "",
  shown: (reading) =>
    asKnown(readPart(ask("deck", { deck: { ...reading.deck, kind: KIND }, language: cardLanguage() }))),
  draws: {
    section: "cards",
    hands: [3],
    perTurn: 1,
    mulligan: false,
    turns: 6,
    firstTurn: 0,
    query: { game: KIND, deal: { first: 3, second: 3, firstDraw: 1, secondDraw: 1, draw: 1 } },
  },
  split: (section) => [{ title: sectionTitle(KIND, section), rows: section.rows }],
  gaps: () => 0,
  traits: (row) => (row.name === row.id ? [] : [{ words: row.id }]),
  page: (row) => "https://snap.fan/cards/?q=" + encodeURIComponent(row.name),

  search(text) {
    const id = text.replace(/[^A-Za-z0-9]/g, "");
    if (id === "") return [];
    const isShort = deckState().reading.deck.form === "short";
    const spelled = isShort ? shortId(id) : id;
    return [{ id: spelled, count: 0, name: spelled, known: true }];
  },

  numbered: () => [],
  isFull: (shown) => shown.sections[0].rows.reduce((sum, row) => sum + row.count, 0) >= SIZE,
  most: () => 1,
  full: () => say("snap.full", { n: SIZE }),
  add: (deck, row) =>
    deck.cards.length >= SIZE || deck.cards.includes(row.id) ? null : { ...deck, cards: [...deck.cards, row.id] },
  remove: (deck, row) => {
    const last = deck.cards.lastIndexOf(row.id);
    return last < 0 ? null : { ...deck, cards: deck.cards.filter((id, i) => i !== last) };
  },
  encode: ({ form, name, cards }) => ({ deck: { kind: KIND, form, name, cards } }),
  settings: () => [],
});
