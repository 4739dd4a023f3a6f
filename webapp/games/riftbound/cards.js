/*
 * Decks of Riftbound: no table names the cards, but an id says set, number and variant, and the core says what the sets
 * are called.
 */

import { ask, readPart } from "../../core/ask.js";
import { cardLanguage } from "../../ui/card-language.js";
import { say } from "../../ui/words.js";
import { addGame, told } from "../../views/decks/cards/games.js";
import { sectionTitle } from "../../views/decks/cards/sections.js";
import { addCodeView } from "../../views/decks/code-views.js";

const KIND = "riftbound";

/** The parts in which copies are counted, and which are edited. */
const COUNTED = ["main", "side"];

/** The most copies of a card in a part that every version of the code holds. */
const COPIES = { main: 12, side: 3 };

/** What an id looks like: set, prefix and number, variant. */
const ID = /^([a-z]{3})-?(r|sp)?(\d{1,3})([a-z*]?)$/i;

addCodeView(KIND, {
  suit: KIND,
  title: () => say("kind." + KIND),
  empty: { main: [], side: [] },
  facts: ({ deck }) => [
    say("deck.cards", { n: copiesOf(deck.main) + copiesOf(deck.side) }),
    deck.version && say("riftbound.version", { n: deck.version }),
  ].filter((fact) => fact),
  groups: ({ deck }) =>
    COUNTED.filter((part) => deck[part].length > 0).map((part) => ({
      title: say("deck.section.riftbound." + part),
      note: say("deck.copies", { n: copiesOf(deck[part]) }),
      rows: deck[part].map(([id, count]) => ({ count, label: id })),
    })),
  changes: (rows) =>
    Object.keys(rows).flatMap((part) =>
      rows[part].map(([id, count]) => ({
        count,
        label: part === "main" ? id : id + " \u00b7 " + say("deck.section.riftbound." + part),
      })),
    ),
});

function copiesOf(cards) {
  return cards.reduce((sum, [, count]) => sum + count, 0);
}

function withCopies(deck, part, id, change) {
  const there = deck[part].some(([card]) => card === id);
  const cards = there
    ? deck[part].map(([card, count]) => [card, card === id ? count + change : count])
    : [...deck[part], [id, change]];
  return { ...deck, [part]: cards.filter(([, count]) => count > 0) };
}

function withCard(deck, part, id) {
  const full = deck[part].some(([card, count]) => card === id && count >= COPIES[part]);
  return full ? null : withCopies(deck, part, id, 1);
}

addGame(KIND, {
  rules: false,
  rulesMet: () => say("riftbound.rules-met"),
  title: () => "",
  shown: (reading) =>
    told(readPart(ask("deck", { deck: { ...reading.deck, kind: KIND }, language: cardLanguage() }))),
  split: (section) =>
    section.rows.length > 0 ? [{ title: sectionTitle(KIND, section), rows: section.rows }] : [],
  gaps: () => 0,
  traits: (row) =>
    [
      row.class && { words: row.class },
      row.count === 0 && { words: say("deck.section.riftbound." + row.section) },
    ].filter((trait) => trait),
  page: (row) => "https://piltoverarchive.com/cards?search=" + encodeURIComponent(row.id),

  search(text) {
    const id = ID.exec(text.trim());
    if (!id) return [];
    const [, set, prefix = "", number, variant] = id;
    const digits = String(Number(number)).padStart(prefix === "" ? 3 : prefix.length === 1 ? 2 : 1, "0");
    const signed = variant === "*" ? "s" : variant.toLowerCase();
    const spelled = set.toUpperCase() + "-" + prefix.toUpperCase() + digits + signed;
    return COUNTED.map((section) => ({ id: spelled, count: 0, name: spelled, known: true, section }));
  },

  numbered: () => [],
  fixed: (row) => !COUNTED.includes(row.section),
  most: (row) => COPIES[row.section],
  full: (row) => say("riftbound.full", { n: COPIES[row.section] }),
  add: (deck, row) => withCard(deck, row.section, row.id),
  remove: (deck, row) => withCopies(deck, row.section, row.id, -1),
  moves: (row) => COUNTED.filter((part) => part !== row.section),
  move: (deck, row, part) => withCard(withCopies(deck, row.section, row.id, -1), part, row.id),
  encode: ({ version, main, side, champion, legends }) => ({
    deck: { kind: KIND, version, main, side, champion, legends },
  }),
  settings: () => [],
});
