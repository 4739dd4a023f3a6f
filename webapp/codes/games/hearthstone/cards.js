/* Cards of Hearthstone on the page, and decks edited: counts in the deck and in the sideboards of its cards. */

import { withCopies } from "./copies.js";
import "./mercenaries.js";
import { ask, readPart } from "../../../base/core/ask.js";
import { coreConstants } from "../../../base/core/constants.js";
import { say, sayTerm } from "../../../base/ui/words.js";
import { choice } from "../../../base/ui/choice.js";
import { sectionTitle } from "../../decks/cards/sections.js";
import { addGame } from "../../decks/cards/games.js";
import { shownDeck } from "../../decks/cards/shown-deck.js";
import { decksPart } from "../../decks/cards/decks-part.js";
import { codeViews } from "../../decks/state/code-views.js";
import { deckState } from "../../decks/state/state.js";

/** Why a deck that breaks no rule is not called playable: it is of an earlier year, or not all was checked. */
function doubtOf({ checks }) {
  const old = checks.find((check) => check.code === "hearthstone.old-standard");
  if (old) return say("deck.old-standard", { year: old.args["old"] });
  return checks.length > 0 ? say("deck.partly-checked") : "";
}

addGame("hearthstone", {
  draws: {
    section: "cards",
    hands: [3, 4],
    perTurn: 1,
    mulligan: true,
    limit: 2,
    hasDrops: true,
    turns: 10,
    firstTurn: 0,
    played: 3,
    query: {
      game: "hearthstone",
      deal: { first: 3, second: 4, firstDraw: 1, secondDraw: 1, draw: 1, redraw: "cards" },
    },
  },
  lastCost: 7,
  counts: {
    kind: ["minion", "spell", "weapon", "location", "hero"],
    rarity: ["free", "common", "rare", "epic", "legendary"],
  },
  title: () => "",
  doubt: doubtOf,

  split: (section) => [{ title: sectionTitle("hearthstone", section), rows: section.rows }],

  gaps: () => 0,

  traits: (row) =>
    [
      row.class && !isOfDeck(row) && { words: row.class.split(" / ").map(sayTerm).join(" / ") },
      row.rarity && { words: sayTerm(row.rarity), look: row.rarity },
    ].filter((trait) => trait),

  changed: (rows) => rows.map(([id, count, side]) => ({ id, count, side })),

  /** A deck of these rows of a comparison alone, to request their cost. */
  only: (deck, rows) => ({
    ...deck,
    cards: rows.filter((row) => row.length === 2),
    sideboards: rows.filter((row) => row.length === 3),
  }),

  page: (row) => "https://hsreplay.net/cards/" + row.id,

  add: (deck, row, owner) => withCopies(deck, row.id, owner, 1),

  remove: (deck, row) => withCopies(deck, row.id, row.side, -1),

  /** What the rules usually allow; the few cards of which there may be more are added by name. */
  most: (row) => (row.rarity === "legendary" ? 1 : 2),

  /** The core has no diagnostic about the size of a deck only when the size is right. */
  isFull: (shown) =>
    !shown.checks.some((check) => check.code !== "hearthstone.size" && /size|twist|any-deck/.test(check.code)) &&
    shown.checks.every((check) => check.code !== "hearthstone.size" || check.args.count >= check.args.size),

  /** The hero is chosen by class. */
  fixed: (row) => row.section === "hero",

  owners: (deck) => [
    ...new Set([
      ...deck.cards.map(([id]) => id).filter((id) => coreConstants().hearthstone.sideboardOwners.includes(id)),
      ...deck.sideboards.map((row) => row[2]),
    ]),
  ],

  encode: (deck) => ({ deck: { ...deck, kind: "hearthstone" } }),

  full: () => say("edit.full"),

  numbered: (id) => (id > 0 && id < 2147483648 ? [{ id, count: 0, name: String(id), known: false }] : []),

  settings: (deck, change) => [
    choice(
      "edit-format",
      "edit.format",
      ["2", "1", "3", "4"],
      (format) => say("hearthstone.format." + format),
      String(deck.format),
      (format) => change({ ...deck, format: Number(format) }),
    ),
    choice(
      "edit-class",
      "edit.class",
      HEROES,
      (hero) => (HEROES.includes(hero) ? classOf(hero) : say("edit.another", { value: hero })),
      String(deck.heroes[deck.heroes.length - 1]),
      (hero) => change({ ...deck, heroes: [Number(hero)] }),
    ),
  ],
});

/** Whether a card is of the class that the banner of the deck names. */
function isOfDeck(row) {
  const { reading } = deckState();
  return reading.kind === "hearthstone" && sayTerm(row.class) === decksPart.heroClass(reading);
}

/** The class of the hero that the game takes, as the tables have it: that of a skin, too. */
decksPart.heroClass = (reading) => {
  const hero = shownDeck(reading)?.sections.find((section) => section.key === "hero")?.rows.slice(-1)[0];
  return hero?.class ? sayTerm(hero.class) : "";
};

/** The heroes that the classes begin with, by DBF id. */
const HEROES = ["78065", "274", "31", "637", "671", "813", "930", "1066", "893", "7", "56550"];

/** The class of a hero, as the core reports it where it explains a code. */
function classOf(hero) {
  const code = readPart(
    ask("encode", { deck: { kind: "hearthstone", ...codeViews["hearthstone"].empty, heroes: [Number(hero)] } }),
  ).text;
  return sayTerm(readPart(ask("explain", { text: code })).fields.find((field) => field.name === "hero").meaning);
}
