/*
 * The deck as people know it, for every game alike: sections with their cards by name, the broken rules, the curve.
 * Everything is drawn from the answer of `deck`; what games differ in stands with each game.
 */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { choice } from "../../../base/ui/choice.js";
import { make } from "../../../base/ui/elements.js";
import { pageLanguage, say, sayDiagnostic } from "../../../base/ui/words.js";
import { groups } from "../parts/answer.js";
import { cardRow } from "./card-row.js";
import { curveOf } from "./curve.js";
import { saveButton, saveDeck } from "./deck-file.js";
import { editOf } from "./editing.js";
import { editorBar } from "./editor.js";
import { games } from "./games.js";
import { keepAllButton } from "./keep-all.js";
import { ownTableLines } from "./kept-files.js";
import { languageName } from "./language-name.js";
import { isSideboard, sectionTitle } from "./sections.js";
import { shownDeck } from "./shown-deck.js";
import { chooseCardLanguage, languagesOf } from "./tables.js";
import { unknownCards } from "./unknown-cards.js";
import { codeViews } from "../state/code-views.js";
import { isEmptyDeck } from "../state/reading.js";
import { deckState } from "../state/state.js";

export function deckPane(reading) {
  const shown = shownDeck(reading);
  const kind = reading.kind;
  const edit = deckState().editing && reading.ok ? editOf(reading) : null;
  const named = shown && games[kind];
  const beside = named && [curveOf(shown, kind), shown.checks.length > 0 && !isEmptyDeck(reading) && checksOf(shown)];
  const cards = named
    ? make(
        "div",
        { class: "groups" + (edit ? " editing" : ""), lang: cardLanguage() },
        sectionsOf(shown, reading).map((part) => partElement(part, kind, edit)),
      )
    : groups(reading, codeViews[kind]);
  return [
    edit && editorBar(reading),
    named && !games[kind].waiting?.(reading) && unknownCards(kind, shown, games[kind]),
    make(
      "div",
      { class: "deck-columns" },
      make("div", { class: "deck-list" }, cards),
      beside?.some((part) => part) && make("div", { class: "deck-beside" }, beside),
    ),
    codeViews[kind].more && codeViews[kind].more(reading),
    tools(reading, shown),
  ];
}

/** The sections with what belongs under a card put there, and with their empty slots. */
function sectionsOf(shown, reading) {
  const game = games[reading.kind];
  const side = shown.sections
    .filter(isSideboard)
    .flatMap((section) => section.rows.map((row) => ({ ...row, section: section.key, side: row.owner })));
  const held = new Set(
    shown.sections.filter((section) => !isSideboard(section)).flatMap((section) => section.rows.map((row) => row.id)),
  );
  // the banner names the hero
  const listed = shown.sections.filter((section) => !isSideboard(section) && section.key !== "hero");
  const main = listed.map((section) => withUnder(section, side));
  const strays = [...new Set(side.map((row) => row.owner))].filter((owner) => !held.has(owner));
  return [
    ...main.flatMap((section) => partsOf(section, reading, game)),
    ...strays.map((owner) => ({
      title: say("deck.sideboard-of-missing", { owner }),
      rows: side.filter((row) => row.owner === owner),
      gaps: 0,
    })),
  ];
}

function withUnder(section, side) {
  const rows = section.rows.map((row) => {
    const under = side.filter((one) => one.owner === row.id);
    return {
      ...row,
      section: section.key,
      under: under.length > 0 ? { title: say("deck.sideboard"), rows: under } : null,
    };
  });
  return { ...section, rows };
}

function partsOf(section, reading, game) {
  const parts = game.split(section);
  const gaps = game.gaps(reading.deck, section.key);
  if (gaps > 0) {
    const last = parts.length > 0 ? parts.pop() : { title: sectionTitle(reading.kind, section), rows: [] };
    parts.push({ ...last, gaps });
  }
  return parts;
}

function partElement(part, kind, edit) {
  const copies = part.rows.reduce((sum, row) => sum + row.count, 0);
  return make(
    "section",
    null,
    make(
      "h3",
      { lang: pageLanguage() },
      part.title,
      " ",
      make("span", { class: "quiet" }, say("deck.copies", { n: copies })),
    ),
    make(
      "ul",
      { class: "cards" },
      part.rows.map((row) => cardRow(row, kind, edit)),
      part.gaps > 0 && make("li", { class: "card gap", lang: pageLanguage() }, say("deck.gaps", { n: part.gaps })),
    ),
  );
}

/** The results of the game's rules for the deck, each with its reason. */
function checksOf(shown) {
  const checks = shown.checks;
  return make(
    "section",
    { class: "checks pane" },
    make("h3", null, say("deck.checks")),
    make(
      "ul",
      { class: "notes" },
      checks.map((check) => make("li", { class: "note check " + check.severity }, sayDiagnostic(check))),
    ),
  );
}

/** In which language cards are named, and what to do where names are missing. */
function tools(reading, shown) {
  const tags = languagesOf(reading.kind);
  if (tags.length === 0) {
    return null;
  }
  return make(
    "div",
    { class: "tools" },
    !deckState().editing && reading.ok && reading.deck.canonical && saveButton(() => saveDeck(reading)),
    choice("card-language", "deck.card-language", tags, languageName, cardLanguage(), chooseCardLanguage),
    keepAllButton(reading.kind),
    ownTableLines(reading.kind),
    games[reading.kind]?.below?.(shown),
  );
}
