/* Decks of Legends of Runeterra: an id has set, region and number; tables name the cards of the sets that they have. */

import { say, sayTerm, wordAt } from "../../../base/ui/words.js";
import { addGame } from "../../decks/cards/games.js";
import { addCodeView } from "../../decks/state/code-views.js";

const KIND = "lor";

/** The most copies of a card that the rules allow. */
const COPIES = 3;

/** What an id looks like: set, region, number. */
const ID = /^(\d{1,2})([a-z]{2})(\d{1,3})$/i;

addCodeView(KIND, {
  suit: KIND,
  title: () => say("kind." + KIND),
  empty: { cards: [] },
  facts: ({ deck }) => [
    say("deck.cards", { n: deck.cards.reduce((sum, [, count]) => sum + count, 0) }),
    regionsOf(deck).join(say("list.comma")),
  ],
  groups: ({ deck }) => [
    { title: say("deck.section.lor.cards"), rows: deck.cards.map(([id, count]) => ({ count, label: id })) },
  ],
  changes: (rows) => rows.map(([id, count]) => ({ count, label: id })),
});

/** The letters of the region in an id. */
function regionOf(id) {
  return String(id).replace(/^\d+|\d+$/g, "");
}

function regionWords(letters) {
  return wordAt("lor.region." + letters) || letters;
}

function regionsOf(deck) {
  return [...new Set(deck.cards.map(([id]) => regionOf(id)))].sort().map(regionWords);
}

/** The deck with other copies of a card; one that has none is left out. */
function withCopies(deck, id, change) {
  const listed = deck.cards.some(([card]) => card === id);
  const cards = listed
    ? deck.cards.map(([card, count]) => [card, card === id ? count + change : count])
    : [...deck.cards, [id, change]];
  return { cards: cards.filter(([, count]) => count > 0) };
}

addGame(KIND, {
  rules: false,
  rulesMet: () => say("lor.rules-met"),
  title: () => "",
  draws: {
    section: "cards",
    hands: [4],
    perTurn: 1,
    mulligan: true,
    turns: 8,
    firstTurn: 0,
    played: 3,
    query: { game: KIND, deal: { first: 4, second: 4, firstDraw: 1, secondDraw: 1, draw: 1, redraw: "cards" } },
  },

  split(section) {
    const regions = [...new Set(section.rows.map((row) => regionOf(row.id)))].sort();
    return regions.map((letters) => ({
      title: regionWords(letters),
      rows: section.rows.filter((row) => regionOf(row.id) === letters),
    }));
  },

  gaps: () => 0,
  traits: (row) =>
    [
      row.kind && { words: wordAt("lor.kind." + row.kind) || row.kind },
      // the rarity of a champion is that it is one
      row.rarity && row.rarity !== row.kind && { words: sayTerm(row.rarity), look: row.rarity },
      { words: say("lor.set", { n: parseInt(row.id, 10) }) },
    ].filter((trait) => trait),
  page: (row) => "https://wiki.leagueoflegends.com/en-us/Special:Search?search=LoR:" + encodeURIComponent(row.id),

  search(text) {
    const id = ID.exec(text.trim());
    if (!id) return [];
    const spelled = id[1].padStart(2, "0") + id[2].toUpperCase() + id[3].padStart(3, "0");
    return [{ id: spelled, count: 0, name: spelled, known: true }];
  },

  numbered: () => [],
  most: () => COPIES,
  full: () => say("lor.full", { n: COPIES }),
  add: (deck, row) =>
    deck.cards.some(([id, count]) => id === row.id && count >= COPIES) ? null : withCopies(deck, row.id, 1),
  remove: (deck, row) => withCopies(deck, row.id, -1),
  encode: (deck) => ({ deck: { kind: KIND, cards: deck.cards } }),
  settings: () => [],
});
