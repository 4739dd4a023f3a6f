/*
 * Decks of Riftbound: no table names the cards, but an id has set, number and variant, and the core names the
 * sets.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { say, wordAt } from "../../../base/ui/words.js";
import { addGame, asKnown } from "../../decks/cards/games.js";
import { sectionTitle } from "../../decks/cards/sections.js";
import { addCodeView } from "../../decks/state/code-views.js";

const KIND = "riftbound";

/** The parts in which copies are counted, and which are edited. */
const COUNTED = ["main", "side"];

/** The most copies of a card in a part that every version of the code holds. */
const COPIES = { main: 12, side: 3 };

/** The runes of the first set; those of later sets have an R before their number. */
const RUNES = /^(?:OGN-(?:007|042|089|126|166|214)|[A-Z]{3}-R\d)/;

/** The legend and the battlefields: single cards that are not drawn, which their ids do not distinguish from others. */
const NOT_DRAWN = 4;

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
  const listed = deck[part].some(([card]) => card === id);
  const cards = listed
    ? deck[part].map(([card, count]) => [card, card === id ? count + change : count])
    : [...deck[part], [id, change]];
  return { ...deck, [part]: cards.filter(([, count]) => count > 0) };
}

function withCard(deck, part, id) {
  const full = deck[part].some(([card, count]) => card === id && count >= COPIES[part]);
  return full ? null : withCopies(deck, part, id, 1);
}

/** The rows of a part: as they are shown, or as they are in the code. */
function rowsOf(deck, shown, part) {
  if (shown) return shown.sections.find((section) => section.key === part)?.rows ?? [];
  if (part === "champion") return deck.champion ? [{ id: deck.champion, count: 1 }] : [];
  return deck[part].map(([id, count]) => ({ id, count }));
}

/**
 * The cards that are shuffled and drawn: without the runes, which are a deck of their own, and without the copy of the
 * chosen champion that begins the game outside. Which of the single cards are the legend and the battlefields only a
 * table could show, so that these are counted together.
 */
function pileOf(deck, shown) {
  const champion = rowsOf(deck, shown, "champion")[0]?.id;
  const cards = rowsOf(deck, shown, "main")
    .filter((row) => !RUNES.test(row.id))
    .map(({ id, count }) => ({ id, count: count - (id === champion ? 1 : 0), name: id }))
    .filter((row) => row.count > 0);
  const isSure = (row) => row.count > 1 || row.id === champion;
  const outside = NOT_DRAWN + (champion === undefined ? 1 : 0);
  const singles = cards.filter((row) => !isSure(row)).length - outside;
  const singleCards = { id: "others", count: singles, name: say("riftbound.others") };
  return [...cards.filter(isSure), ...(singles > 0 ? [singleCards] : [])];
}

addGame(KIND, {
  rules: false,
  rulesMet: () => say("riftbound.rules-met"),
  title: () => "",
  shown: (reading) =>
    asKnown(readPart(ask("deck", { deck: { ...reading.deck, kind: KIND }, language: cardLanguage() }))),
  draws: {
    section: "main",
    hands: [4],
    perTurn: 1,
    mulligan: false,
    turns: 8,
    firstTurn: 0,
    played: 3,
    pile: pileOf,
    query: { game: KIND, deal: { first: 4, second: 4, firstDraw: 1, secondDraw: 1, draw: 1 } },
  },
  split: (section) =>
    section.rows.length > 0 ? [{ title: sectionTitle(KIND, section), rows: section.rows }] : [],
  gaps: () => 0,
  traits: (row) =>
    [
      row.class && { words: wordAt("riftbound.set." + row.id.slice(0, 3)) || row.class },
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
