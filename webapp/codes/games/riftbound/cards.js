/*
 * Decks of Riftbound: an id has set, number and variant, and that of a rune is special; names and types come from a
 * file of the reader.
 */

import { make } from "../../../base/ui/elements.js";
import { say, wordAt } from "../../../base/ui/words.js";
import { addGame, cardName } from "../../decks/cards/games.js";
import { namesButton } from "../../decks/cards/names-button.js";
import { sectionTitle } from "../../decks/cards/sections.js";
import { addCodeView } from "../../decks/state/code-views.js";

const KIND = "riftbound";

/** The parts in which copies are counted, and which are edited. */
const COUNTED = ["main", "side"];

/** The most copies of a card in a part that every version of the code holds. */
const COPIES = { main: 12, side: 3 };

/** The sections of the main list of a code: a card may be moved between that and the sideboard. */
const OF_MAIN = ["legend", "battlefields", "runes", "main"];

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

/** The list of the code that a section is of. */
function listOf(section) {
  return OF_MAIN.includes(section) ? "main" : section;
}

/** The cards of a code by its lists alone, before the deck is shown. */
function bare({ main, champion }) {
  const rows = main.map(([id, count]) => ({ id, count, name: id }));
  return [
    { key: "main", rows },
    { key: "champion", rows: champion ? [{ id: champion, count: 1 }] : [] },
  ];
}

/**
 * The cards that are shuffled and drawn: without the runes, which are a deck of their own, and without the copy of the
 * chosen champion that begins the game outside. Where no file states which of the single cards are the legend and the
 * battlefields, these are counted together.
 */
function pileOf(deck, shown) {
  const sections = shown ? shown.sections : bare(deck);
  const rowsOf = (key) => sections.find((section) => section.key === key)?.rows ?? [];
  const champion = rowsOf("champion")[0]?.id;
  const cards = rowsOf("main")
    .map((row) => ({ ...row, name: cardName(row), count: row.count - (row.id === champion ? 1 : 0) }))
    .filter((row) => row.count > 0);
  const apart = [...rowsOf("legend"), ...rowsOf("battlefields")].reduce((sum, row) => sum + row.count, 0);
  const isSure = (row) => row.count > 1 || row.id === champion || row.kind || apart >= NOT_DRAWN;
  const outside = NOT_DRAWN - apart + (champion === undefined ? 1 : 0);
  const unsure = cards.filter((row) => !isSure(row)).length;
  const singles = unsure > 0 ? unsure - outside : 0;
  const singleCards = { id: "others", count: singles, name: say("riftbound.others") };
  return [...cards.filter(isSure), ...(singles > 0 ? [singleCards] : [])];
}

addGame(KIND, {
  rules: false,
  rulesMet: () => say("riftbound.rules-met"),
  title: () => "",
  findNames: () => [
    make("p", { class: "quiet" }, say("riftbound.names-file")),
    make("div", { class: "actions" }, namesButton(KIND)),
  ],
  draws: {
    section: "main",
    hands: [4],
    perTurn: 1,
    mulligan: false,
    turns: 8,
    firstTurn: 0,
    played: 3,
    pile: pileOf,
    leftOut: () => say("riftbound.left-out"),
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
  fixed: (row) => !COUNTED.includes(listOf(row.section)),
  most: (row) => COPIES[listOf(row.section)],
  full: (row) => say("riftbound.full", { n: COPIES[listOf(row.section)] }),
  add: (deck, row) => withCard(deck, listOf(row.section), row.id),
  remove: (deck, row) => withCopies(deck, listOf(row.section), row.id, -1),
  moves: (row) => COUNTED.filter((part) => part !== listOf(row.section)),
  move: (deck, row, part) => withCard(withCopies(deck, listOf(row.section), row.id, -1), part, row.id),
  encode: ({ version, main, side, champion, legends }) => ({
    deck: { kind: KIND, version, main, side, champion, legends },
  }),
  settings: () => [],
});
