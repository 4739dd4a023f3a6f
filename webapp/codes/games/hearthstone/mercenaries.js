/*
 * Parties of Mercenaries. The bundle of the first answer does not know them; when the core of the view Decks has come,
 * a party is shown by number, or with the names of a list that the reader dropped here.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { sectionTitle } from "../../decks/cards/sections.js";
import { addGame } from "../../decks/cards/games.js";
import { addByteView, addCodeView } from "../../decks/state/code-views.js";

const KIND = "mercenaries";

/** What a field is for, by its name; the first that fits. */
const TINTS_OF_FIELDS = [
  [/^(tag|unknown field|rest)$/, "frame"],
  [/ length$/, "number"],
  [/^mercenary \d+ id$/, "hero"],
  [/ equipment$/, "card"],
  [/^mercenary /, "side"],
];

/** Golden and diamond, by their number; a normal mercenary needs no word. */
const PREMIUMS = [1, 2];

addCodeView(KIND, {
  suit: "hearthstone",
  title: () => say("kind." + KIND),

  facts: ({ deck }) => [say("mercenaries.count", { n: deck.mercenaries.length })],

  groups: ({ deck }) => [
    {
      title: say("mercenaries.title"),
      rows: deck.mercenaries.map((row) => ({ count: 1, label: ["#" + row[0], ...traitsOf(row)].join(" \u00b7 ") })),
    },
  ],

  changes: (rows) =>
    rows.map(([id, count, owner]) => ({
      count,
      label: owner ? say("mercenaries.equipment-of", { id, owner }) : "#" + id,
    })),

  more: (reading) =>
    rowsOf(reading).some((row) => !row.known) &&
    make("p", { class: "quiet", id: "mercenaries-names" }, say("mercenaries.no-names")),
});

addByteView(KIND, {
  tint(field) {
    const fitting = TINTS_OF_FIELDS.find(([name]) => name.test(field.name));
    return fitting ? fitting[1] : "setting";
  },

  fieldName: (field) => nameOfField(field.name),

  meaning(field) {
    if (field.name === "tag") {
      return nameOfField(field.meaning);
    }
    return / premium$/.test(field.name) && field.meaning ? say("mercenaries.premium." + field.value) : field.meaning;
  },
});

/** The words for a field of the explanation. */
function nameOfField(name) {
  const ofOne = /^mercenary (\d+) (.+)$/.exec(name);
  const words = say("mercenaries.field." + (ofOne ? ofOne[2] : name).replace(/ /g, "-"));
  return ofOne ? say("mercenaries.of-one", { n: ofOne[1], field: words }) : words;
}

/** What is reported beside a mercenary: [id, equipment, art, premium]. */
function traitsOf([, equipment, art, premium]) {
  return [
    equipment && say("mercenaries.equipment", { id: equipment }),
    art !== null && say("mercenaries.art", { id: art }),
    PREMIUMS.includes(premium) && say("mercenaries.premium." + premium),
  ].filter((trait) => trait);
}

/** The party as the core answers it; null where the core of the first answer is still in use. */
function shownParty(reading) {
  const answer = readPart(ask("deck", { deck: { ...reading.deck, kind: KIND }, language: cardLanguage() }));
  if (!answer) {
    return null;
  }
  const [party] = answer.sections;
  // equipment stands beside its mercenary
  const rows = party.rows.map((row, i) => ({ ...row, beside: traitsOf(reading.deck.mercenaries[i]) }));
  return { ...answer, sections: [{ ...party, rows }] };
}

function rowsOf(reading) {
  const shown = shownParty(reading);
  return shown ? shown.sections[0].rows : [];
}

addGame(KIND, {
  rules: false,
  title: () => "",
  shown: shownParty,
  split: (section) => [{ title: sectionTitle(KIND, section), rows: section.rows }],
  gaps: () => 0,
  traits: (row) => row["beside"].map((words) => ({ words })),
  page: (row) => "https://hearthstone.wiki.gg/wiki/Special:Search?search=" + encodeURIComponent(row.name),
});
