/* A second code beside the first: what came, what went, what stayed, and what the change costs. */

import { ask, readPart } from "../../../base/core/ask.js";
import { LONG_TEXT } from "../../../base/core/text-limit.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { announce } from "../../../base/ui/announce.js";
import { button, byId, fill, make, oneLine } from "../../../base/ui/elements.js";
import { loadPart } from "../../../base/ui/parts.js";
import { offered } from "../../../base/ui/scripts.js";
import { say, sayAll, sayDiagnostic } from "../../../base/ui/words.js";
import { cardRows } from "../parts/answer.js";
import { cardRow } from "./card-row.js";
import { cardName, games } from "./games.js";
import { isSideboard } from "./sections.js";
import { changeOther, refuse } from "../state/actions.js";
import { codeViews } from "../state/code-views.js";
import { deckTitle, linkedCode } from "../state/deck-titles.js";
import { readText } from "../state/reading.js";
import { loadRecent } from "../state/recent-part.js";
import { deckState } from "../state/state.js";
import { nothingHere } from "../parts/tabs.js";

/** The text whose recent decks are shown. */
let shownFor = null;

const CHANGES = ["added", "removed", "kept"];

export function drawCompare(reading) {
  const { list } = reading;
  const code = reading.ok && codeViews[reading.kind] ? reading.deck.canonical : null;
  if (!code && !list) {
    fill(byId("compare"), nothingHere());
    return;
  }
  const isNew = !byId("other");
  if (isNew) {
    fill(byId("compare"), compareForm());
  }
  sayAll(byId("compare"));
  byId("other").value = deckState().other;
  if (isNew || shownFor !== reading.text) {
    shownFor = reading.text;
    loadRecent().then(() => drawOthers(reading));
  }
  if (list) offered("lists").drawListChanges(list);
  else drawChanges(reading, code);
  offered("collection")?.drawCollection(reading);
}

/** Brings the part that compares decks with the reader's collection. */
async function openCollection() {
  try {
    const part = await loadPart(["workers", "collection"], ["lists", "collection"], ["collection"]);
    part.drawCollection(deckState().reading);
  } catch (missing) {
    refuse("trouble.view");
  }
}

function compareForm() {
  return make(
    "section",
    { class: "pane" },
    make("h2", { "data-say": "compare.title" }),
    make("ul", { id: "others", class: "found" }),
    make(
      "details",
      { id: "other-text", class: "more", open: true },
      make("summary", null, make("label", { for: "other", "data-say": "compare.another" })),
      otherBox(),
    ),
    make("div", { id: "changes" }),
    make(
      "div",
      { id: "collection" },
      button("", openCollection, { id: "collection-compare", "data-say": "compare.collection" }),
    ),
  );
}

/** The recent decks, each a press away; the box for another text is folded below them. */
function drawOthers(reading) {
  if (!byId("others") || reading.text !== deckState().text) return;
  const press = (text) => {
    changeOther(text);
    byId("other").value = text;
  };
  const others = offered("recent")?.othersOf(reading, press) || [];
  fill(byId("others"), others.map((one) => make("li", null, one)));
  byId("other-text").open = others.length === 0 || deckState().other.trim() !== "";
}

function otherBox() {
  return make("textarea", {
    id: "other",
    rows: "2",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "data-say-placeholder": "compare.placeholder",
    input: (event) => changeOther(event.target.value),
  });
}

function drawChanges(reading, code) {
  const changes = byId("changes");
  if (deckState().other.trim() === "") {
    fill(changes);
    return;
  }
  if (deckState().other.length > LONG_TEXT) {
    fill(changes, make("p", { class: "note error" }, say("trouble.too-long", { n: LONG_TEXT })));
    return;
  }
  const answer = ask("compare", { a: code, b: deckState().other });
  if (!answer.ok) {
    fill(changes, errorLines(answer.diagnostics));
    return;
  }
  const { kind } = reading;
  const rows = games[kind].changed
    ? rowsByName(kind, code, answer.result)
    : rowsByNumber(codeViews[kind], answer.result);
  const compared = games[kind].changed ? comparedByName(kind, rows, answer.result) : comparedByNumber(rows);
  fill(changes, compared, make("div", { id: "comparison-picture" }, pictureButton(reading, rows)));
  announceChanges(changes);
}

/** Why two decks cannot be compared. */
export function errorLines(diagnostics) {
  const errors = diagnostics.filter((note) => note.severity === "error");
  return make(
    "ul",
    { class: "notes" },
    errors.map((note) => make("li", { class: "note error" }, sayDiagnostic(note))),
  );
}

/** Announces to a listener who is writing the other deck the number of added and removed copies, not the cards. */
export function announceChanges(changes) {
  if (document.activeElement !== byId("other")) return;
  const heads = [...changes.querySelectorAll(".side-by-side h3")].map((head) => head.textContent);
  announce(heads.length > 0 ? heads.join(", ") : changes.textContent, 600);
}

/** The rows of each change of a kind whose cards the core does not show by name: {added, removed, kept}. */
function rowsByNumber(view, result) {
  return Object.fromEntries(CHANGES.map((change) => [change, view.changes(result[change])]));
}

function rowsByName(kind, code, result) {
  const before = rowsOf(kind, code);
  const after = rowsOf(kind, deckState().other);
  return {
    removed: namedRows(kind, result.removed, [...before, ...after]),
    added: namedRows(kind, result.added, [...before, ...after]),
    kept: namedRows(kind, result.kept, after),
  };
}

function comparedByNumber(rows) {
  return [
    isSame(rows) && make("p", null, say("compare.same")),
    CHANGES.filter((change) => rows[change].length > 0).map((change) =>
      changeSection(change, rows[change], cardRows(rows[change])),
    ),
  ];
}

function isSame({ added, removed }) {
  return added.length + removed.length === 0;
}

function comparedByName(kind, rows, result) {
  const { kept } = rows;
  return [
    isSame(rows)
      ? make("p", null, say("compare.same"))
      : make(
          "div",
          { class: "side-by-side" },
          ["removed", "added"].map((change) =>
            changeSection(change, rows[change], changedCards(rows[change], kind)),
          ),
        ),
    !isSame(rows) && changeCost(kind, deckState().other, result),
    kept.length > 0 &&
      make(
        "details",
        { class: "more" },
        make("summary", { id: "kept-cards" }, say("compare.kept") + " ", copiesNote(kept)),
        changedCards(kept, kind),
      ),
  ];
}

/** The button that draws the comparison as a picture to post. */
function pictureButton(reading, rows) {
  const drawPicture = async () => {
    const { comparisonPicture } = await loadPart(["charts", "comparison-picture"], ["charts"], ["charts"]);
    const parts = ["removed", "added", "kept"].map((change) => ({
      title: say("compare." + change),
      rows: rows[change].map(drawnRow),
    }));
    const second = readText(deckState().other, 0);
    const title = say("compare.both", { first: oneLine(deckTitle(reading)), second: oneLine(deckTitle(second)) });
    const origin = {
      name: "",
      parts: async () => ({ deck: linkedCode(reading), with: linkedCode(second) }),
    };
    fill(byId("comparison-picture"), comparisonPicture(title, parts.slice(0, 2), parts[2], origin));
  };
  return !isSame(rows) && button(say("compare.picture"), drawPicture, { id: "compare-picture" });
}

/** A row as the picture has it. */
function drawnRow(row) {
  if (row.label !== undefined) return { name: row.label, count: row.count };
  const beside = row.of ? " \u00b7 " + say("deck.beside", { owner: cardName(row.of) }) : "";
  return { name: cardName(row) + beside, count: row.count, cost: row.cost };
}

export function changeSection(change, rows, list) {
  return make(
    "section",
    { class: "change " + change },
    make("h3", null, say("compare." + change), " ", copiesNote(rows)),
    list,
  );
}

function copiesNote(rows) {
  return make("span", { class: "quiet" }, say("deck.copies", { n: rows.reduce((sum, row) => sum + row.count, 0) }));
}

function changedCards(rows, kind) {
  return make(
    "ul",
    { class: "cards", lang: cardLanguage() },
    rows.map((row) => cardRow(row, kind, null)),
  );
}

/** Every row of a deck by name; none where the core does not show decks of the kind. */
function rowsOf(kind, deck) {
  const answer = ask("deck", { [typeof deck === "string" ? "text" : "deck"]: deck, language: cardLanguage() });
  return answer.ok
    ? answer.result.sections.flatMap((section) =>
        section.rows.map((row) => ({ ...row, side: isSideboard(section) ? row.owner : undefined })),
      )
    : [];
}

/** The rows of a comparison with what is known of their cards. */
function namedRows(kind, changed, known) {
  return games[kind].changed(changed).map(({ id, count, side }) => {
    const row = known.find((one) => one.id === id) || { id, known: false, name: String(id) };
    return {
      ...row,
      count,
      side,
      under: null,
      of: side && (known.find((one) => one.id === side) || { id: side, known: false }),
    };
  });
}

/** What the cards that come would cost to make, where the game has such a price. */
function changeCost(kind, second, changes) {
  const only = games[kind].only ? games[kind].only(readPart(ask("decode", { text: second })), changes.added) : null;
  const answer = only && ask("deck", { deck: only, language: cardLanguage() });
  const { dust, leastDust, dustLeftOut } = (answer && answer.ok && answer.result) || {};
  if (leastDust !== undefined) {
    return make("p", null, say("compare.cost-least", { least: leastDust, n: dustLeftOut }));
  }
  return dust !== undefined && make("p", null, say("compare.cost", { n: dust }));
}
