/* A card of an open database in words: those of its columns, its archetypes and its text. */

import { make } from "../../../base/ui/elements.js";
import { say, wordAt } from "../../../base/ui/words.js";
import { UNKNOWN } from "./range.js";
import { labelOf, nameOf } from "../state/state.js";

/** What a bit is called; one without a name is a number, and OCG is OCG in every language. */
export function wordOf(word) {
  return wordAt("archetype.word." + word.replace(/[ -]/g, "_").toLowerCase()) ?? word;
}

function wordsOf(words) {
  return (words || []).map(wordOf).join(" / ");
}

function points(number) {
  return number === UNKNOWN ? "?" : (number ?? "");
}

/** The names of the archetypes in the slots; a number where no list has a name. */
function archetypes(card) {
  return card.codes.map((code) => nameOf(code) || code).join(say("archetype.comma"));
}

/** The columns of a table of cards: what they are sorted by, if at all, and what is in them. */
export const COLUMNS = [
  { key: "name", sort: "name", cell: (card) => card.name },
  { key: "id", sort: "id", number: true, cell: (card) => card.id },
  { key: "types", sort: "types", cell: (card) => wordsOf(card.types) },
  { key: "attributes", sort: "attributes", cell: (card) => wordsOf(card.attributes) },
  { key: "races", sort: "races", cell: (card) => wordsOf(card.races) },
  { key: "level", sort: "level", number: true, cell: (card) => card.level ?? "" },
  { key: "attack", sort: "attack", number: true, cell: (card) => points(card.attack) },
  { key: "defence", sort: "defence", number: true, cell: (card) => points(card.defence) },
  { key: "archetypes", sort: null, cell: archetypes },
  { key: "setcode", sort: "setcode", cell: (card) => card.setcode },
  { key: "regions", sort: "regions", cell: (card) => wordsOf(card.regions) },
  { key: "database", sort: null, cell: (card) => card.database },
];

/** The setcode, and what is in its slots: number and name. */
function slotsLine(card, codes) {
  return make(
    "p",
    { class: "slots" },
    make("span", { class: "quiet" }, say("archetype.column.setcode"), " "),
    make("code", null, card.setcode),
    codes.map((code, i) => [i === 0 ? " = " : " + ", labelOf(code)]),
  );
}

/**
 * What a card is, for the place below its row.
 *
 * @param {!DatabaseCardResult} card
 * @param {!Array<string>} codes what is in the slots of its setcode
 */
export function cardDetails(card, codes) {
  const comma = say("archetype.comma");
  const numbers = [
    card.level !== undefined && say("archetype.card.level", { n: card.level }),
    card.leftScale !== undefined && say("archetype.card.scales", { left: card.leftScale, right: card.rightScale }),
    card.attack !== undefined && say("archetype.card.attack", { attack: points(card.attack) }),
    card.defence !== undefined && say("archetype.card.defence", { defence: points(card.defence) }),
    card.arrows && say("archetype.card.arrows", { arrows: card.arrows.map(wordOf).join(comma) }),
    card.alias !== undefined &&
      say(card.aliasKind === "artwork" ? "archetype.card.artwork" : "archetype.card.treated", { alias: card.alias }),
    card.regions.map(wordOf).join(comma),
  ];
  return [
    make("h3", null, card.name || "#" + card.id, " ", make("span", { class: "quiet" }, String(card.id))),
    make(
      "p",
      null,
      [...card.types, ...(card.attributes || []), ...(card.races || [])].map(wordOf).join(" / "),
    ),
    make("p", { class: "quiet" }, numbers.filter((one) => one).join(comma)),
    slotsLine(card, codes),
    card.archetypes.length > 0 &&
      make(
        "ul",
        { class: "chips" },
        card.archetypes.map((one) => make("li", { class: "chip known" }, labelOf(one.code))),
      ),
    card.text !== "" && make("p", { class: "card-text" }, card.text),
  ];
}
