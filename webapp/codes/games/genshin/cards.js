/* Cards of Genius Invokation on the page: actions by their kind, elements, weapons, whose talent it is. */

import { sourceChoice } from "./card-source.js";
import { slotsOfSection } from "./code-view.js";
import { editing } from "./editing.js";
import { stepsFold } from "./steps.js";
import { writingFold } from "./writing.js";
import { decksPart } from "../../decks/cards/decks-part.js";
import { say, sayTerm, wordAt } from "../../../base/ui/words.js";
import { addGame, isNamed } from "../../decks/cards/games.js";

/** The groups of action cards and their kinds, in the order in which the game shows them. */
const ACTION_GROUPS = [
  ["equipment", ["talent", "weapon", "artifact", "technique"]],
  ["support", ["location", "companion", "item"]],
  ["event", ["legend", "resonance", "event", "food"]],
  ["misplaced", ["character"]],
  ["unknown", [undefined]],
];

/** Players' encyclopaedias that find a card by its name. */
const GENSHIN_WIKIS = {
  "zh-CN": "https://wiki.biligame.com/ys/index.php?search=",
  en: "https://genshin-impact.fandom.com/wiki/Special:Search?query=",
};

addGame("genshin", {
  ...editing,
  findNames: sourceChoice,
  draws: {
    section: "actions",
    hands: [5],
    perTurn: 2,
    mulligan: true,
    limit: 2,
    hasDrops: true,
    turns: 7,
    firstTurn: 1,
    rounds: true,
    played: 3,
    query: { game: "genshin", deal: { first: 5, second: 5, firstDraw: 0, secondDraw: 0, draw: 2, redraw: "names" } },
  },
  // of three characters, those that have a name
  title: (shown) => (shown.sections[0].rows.some(isNamed) ? shown.title : ""),

  split(section) {
    if (section.key === "characters") {
      return [{ title: say("genshin.characters"), rows: section.rows }];
    }
    return ACTION_GROUPS.map(([group, kinds]) => ({
      title: say("genshin.group." + group),
      rows: kinds.flatMap((kind) => section.rows.filter((row) => row.kind === kind)),
    })).filter((part) => part.rows.length > 0);
  },

  gaps(deck, key) {
    const [from, to] = slotsOfSection(key);
    const held = deck.shareIds.slice(from, to);
    return to - from - held.filter((id) => id > 0).length;
  },

  traits: (row) =>
    [
      row.kind && row.kind !== "character" && { words: say("genshin.kind." + row.kind) },
      row.element && { words: sayTerm(row.element), look: row.element },
      row.class && { words: wordAt("genshin.weapon." + row.class) || row.class },
    ].filter((trait) => trait),

  changed: (rows) => [...rows.characters, ...rows.actions].map(([id, count]) => ({ id, count })),

  page(row, tag) {
    const wiki = GENSHIN_WIKIS[tag] || GENSHIN_WIKIS.en;
    return wiki + encodeURIComponent(row.name);
  },
});

Object.assign(decksPart.folds, { "genshin-writing": writingFold, "genshin-steps": stepsFold });
