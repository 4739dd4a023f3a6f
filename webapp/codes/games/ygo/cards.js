/*
 * Decks of Yu-Gi-Oh!: five formats with one and the same deck in them, so that each becomes any other in one step.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import {
  awaitsFiles,
  cardNames,
  encodeYgoNames,
  hasYgoFiles,
  whenYgoFiles,
  withFacts,
  ygoAnswer,
  ygoDeckOf,
  ygoSources,
} from "./card-names.js";
import { sourceChoice } from "./card-source.js";
import { conversionButtons, conversionPlace, resultOrTrouble } from "./conversions.js";
import { homeOf, mostCopies, roomIn, withCard, withMoved, withoutCard } from "./editing.js";
import { byKind } from "./kinds.js";
import { limitTable } from "./limit-table.js";
import { hasLimitList, limitMark, limitsNow, pointWords } from "./limits.js";
import { search, searching, target } from "./search.js";
import { completed, deckByTables } from "./table-names.js";
import { writtenNames } from "./written-names.js";
import { withDeck } from "./ydk-text.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { button, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { saveText } from "../../decks/cards/deck-file.js";
import { readAgain } from "../../decks/state/actions.js";
import { choice } from "../../../base/ui/choice.js";
import { addGame, cardName } from "../../decks/cards/games.js";
import { addByteView, addCodeView } from "../../decks/state/code-views.js";

const YGO_KINDS = ["ydk", "ydke", "ygo", "ygomobile", "omega"];
const YGO_PARTS = ["main", "extra", "side"];

/** The format that is a single line, holds every deck, and that most programs import. */
const LINK_KIND = "ydke";

/** The kind whose texts are read line by line. */
const LINES_KIND = "ydk";

/** What the fields of explain hold, by the colours of the byte view. */
const YGO_TINTS = {
  "main-deck-card": "card",
  "extra-deck-card": "hero",
  "side-deck-card": "side",
  part: "setting",
  comment: "frame",
  rest: "frame",
  line: "frame",
};

for (const kind of YGO_KINDS) {
  addCodeView(kind, {
    suit: "ygo",
    title: () => say("ygo.deck"),
    tabNames: () => (kind === LINES_KIND ? { bytes: say("ygo.lines") } : {}),

    facts(reading) {
      const deck = ygoDeckOf(reading);
      return [
        say("deck.cards", { n: YGO_PARTS.reduce((sum, part) => sum + deck[part].length, 0) }),
        YGO_PARTS.map((part) => deck[part].length).join(" / "),
      ];
    },

    groups: ({ deck }) =>
      YGO_PARTS.filter((part) => deck[part].length > 0).map((part) => ({
        title: say("ygo.part." + part),
        note: say("deck.copies", { n: deck[part].length }),
        rows: ygoRows(deck[part]),
      })),

    changes: (rows) =>
      YGO_PARTS.flatMap((part) =>
        rows[part].map(([id, count]) => ({
          count,
          label: "#" + id + (part === "main" ? "" : " \u00b7 " + say("ygo.part." + part)),
        })),
      ),

    more: conversions,

    empty: { main: [], extra: [], side: [] },

    exported: (reading) => ({
      ...ygoDeckOf(reading),
      kind: LINK_KIND,
      name: reading.deck.name || say("ygo.deck"),
      names: Object.fromEntries(cardNames(reading)),
    }),

    linked: (reading) => ({ code: linkOf(reading), parts: partTitles(ygoDeckOf(reading)) }),
  });
  addByteView(kind, {
    tint: (field) => YGO_TINTS[field.name.replace(/ /g, "-")] || "number",
    fieldName: (field) => say("ygo.field." + field.name.replace(/ /g, "-")),
    meaning: () => "",
    lineMeaning: kind === LINES_KIND ? lineMeaning : undefined,
  });
}

/** What a line of a file means: the part that begins, the card, or that it is a comment. */
function lineMeaning(field, line, reading) {
  if (field.name === "part") return say("ygo.part." + YGO_PARTS[field.value]);
  if (line === "") return "";
  if (line.startsWith("#created")) return say("ygo.line.created");
  return cardNames(reading).get(field.value) || say("ygo.field." + field.name.replace(/ /g, "-"));
}

/** Each card once, in the order of the code, with its copies. */
function ygoRows(ids) {
  return [...new Set(ids)].map((id) => ({ count: ids.filter((other) => other === id).length, label: "#" + id }));
}

/** The deck as a link, whatever format it was read from. */
function linkOf(reading) {
  return readPart(ask("encode", { deck: { ...ygoDeckOf(reading), kind: LINK_KIND } })).text;
}

function partTitles(deck) {
  return Object.fromEntries(YGO_PARTS.map((part) => [part, say("ygo.part." + part) + " (" + deck[part].length + ")"]));
}

/** The same deck in the other formats; what cannot hold it gives the reason. */
function conversions(reading) {
  const { kind } = reading;
  const deck = ygoDeckOf(reading);
  const shown = shownDeck(reading);
  return make(
    "section",
    { class: "pane conversions" },
    ygoSources(reading),
    shown && limitTable(shown),
    make("h3", null, say("ygo.as")),
    make(
      "div",
      { class: "actions" },
      conversionButtons(
        reading,
        YGO_KINDS.filter((other) => other !== kind),
        deck,
        shown,
      ),
      button(say("ygo.save"), () => saveYdk(deck, reading.deck.name || ""), { id: "save-file" }),
    ),
    make("p", { id: "as-trouble", class: "trouble", role: "alert", hidden: true }),
    conversionPlace(reading, deck, shown),
  );
}

/** The file that every simulator opens, with the names of the cards in comments where a database is open. */
async function saveYdk(deck, name) {
  const request = { deck: { main: deck.main, extra: deck.extra, side: deck.side, kind: "ydk" } };
  const result = resultOrTrouble(
    hasYgoFiles() ? await (await whenYgoFiles()).ask("database.ydk", request) : ask("encode", request),
  );
  if (result) saveText(name, "ydk", result.text);
}

/** A database knows types and archetypes, too: they become the roles of the cards. */
async function deckFile(reading) {
  const request = { deck: { ...ygoDeckOf(reading), kind: "ydk" }, language: cardLanguage() };
  if (hasYgoFiles()) return (await whenYgoFiles()).ask("odds.deck", request);
  // names that the text itself has are not in the tables
  return [...writtenNames(reading)].length > 0 ? null : ask("odds.deck", request);
}

/** Whether a file has as many cards as lines of them: one with numbers of copies does not, and is written anew. */
function hasLineForEachCard({ deck, fields }) {
  const cards = fields.filter((field) => / deck card$/.test(field.name)).length;
  return cards === YGO_PARTS.reduce((sum, part) => sum + deck[part].length, 0);
}

/** The deck with the names of the site's tables or of its text, as long as no database names its cards. */
function shownWithoutFiles(reading) {
  const shown = deckByTables(reading);
  const sections = shown?.sections.map((section) => ({ ...section, rows: section.rows.map(withFacts) }));
  return shown && { ...shown, sections };
}

function shownDeck(reading) {
  const answer = ygoAnswer(reading);
  return answer ? completed(answer.shown, reading) : shownWithoutFiles(reading);
}

/** What the editor needs of a kind of codes. */
function editingOf(kind) {
  return {
    ownFile: true,
    deckFile,
    deckOf: ygoDeckOf,
    add: (deck, row) => withCard(deck, row.section, row.id, limitsNow()),
    remove: (deck, row) => withoutCard(deck, row.section, row.id),
    move: (deck, row, part) => withMoved(deck, row.section, part, row.id, limitsNow()),
    most: () => Infinity, // copies count in all parts together
    encode: ({ main, extra, side }) => ({ deck: { kind, main, extra, side } }),
    encodeNames: kind === "ydk" ? encodeYgoNames : undefined,
    search,
    searching,

    /** A card that a database knows goes between its part and the side deck, any other goes anywhere. */
    moves(row) {
      const parts = row.known ? [homeOf(row), "side"] : YGO_PARTS;
      return parts.filter((part) => part !== row.section);
    },

    full(row, deck) {
      const most = roomIn(limitsNow(), row.section);
      return deck[row.section].length >= most
        ? say("ygo.full-part", { part: say("ygo.part." + row.section), n: most })
        : say("ygo.full-card", { card: cardName(row), n: mostCopies(limitsNow(), row.id) });
    },

    rewritten(reading, { from, to }, deck) {
      if (kind !== "ydk" || !hasLineForEachCard(reading)) return null;
      const fields = reading.fields.map((field) => ({ ...field, from: field.from - from }));
      return withDeck(reading.text.slice(from, to), fields, deck, cardNames(reading));
    },

    askNames: async (request) =>
      hasYgoFiles() ? (await whenYgoFiles()).ask("encode", request) : ask("encode", request),

    settings: () => [
      choice(
        "edit-part",
        "edit.owner",
        ["deck", "side"],
        (part) => (part === "side" ? say("ygo.part.side") : say("ygo.main-or-extra")),
        target.part,
        (part) => {
          target.part = part;
          readAgain();
        },
      ),
    ],
  };
}

for (const kind of YGO_KINDS) {
  addGame(kind, {
    ...editingOf(kind),
    title: () => "",
    cost: "ygo.level",
    doubt: () => (hasLimitList() ? "" : say("ygo.no-limits")),
    draws: {
      section: "main",
      hands: [5, 6],
      perTurn: 1,
      mulligan: false,
      turns: 7,
      firstTurn: 1,
      query: { game: "ygo", deal: { first: 5, second: 5, firstDraw: 0, secondDraw: 1, draw: 1 } },
    },
    shown: shownDeck,
    findNames: sourceChoice,
    split: byKind,
    waiting: awaitsFiles,
    gaps: () => 0,
    traits: (row) =>
      [
        row.kind && { words: say("ygo.word." + row.kind) },
        row.element && { words: say("ygo.word." + row.element) },
        pointWords(row.id) && { words: pointWords(row.id) },
      ].filter((trait) => trait),
    mark: ({ id }) => (pointWords(id) ? "" : limitMark(id)),
    page: (row, tag) =>
      tag.startsWith("zh")
        ? "https://ygocdb.com/card/" + row.id
        : "https://yugipedia.com/wiki/" + String(row.id).padStart(8, "0"),
  });
}
