/* The diagnostics of the file: each remark with its place, and its fix where one is certain. */

import { folded } from "../../base/charts/figure.js";
import { count } from "../../base/charts/numbers.js";
import { SEVERITIES, placeName } from "../../base/ui/diagnostics.js";
import { textFixName } from "../../base/editor/fix-name.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { applyDeckFixes } from "../state/actions.js";
import { editor } from "../state/editor.js";
import { markEditor } from "../state/marks.js";
import { odds } from "../state/state.js";

/** So many remarks are shown at once; the rest is one click away. */
const REMARKS_SHOWN = 4;

export function drawRemarks() {
  const { text, reading } = odds.get();
  const isEmpty = text.trim() === "";
  const notes = isEmpty ? [] : reading?.notes || [];
  const ordered = SEVERITIES.flatMap((severity) => notes.filter((note) => note.severity === severity));
  const lines = ordered.map(remarkLine);
  const fixable = notes.filter((note) => note.fix !== undefined);
  markEditor();
  fill(
    byId("odds-remarks"),
    make("ul", { class: "notes" }, lines.slice(0, REMARKS_SHOWN)),
    lines.length > REMARKS_SHOWN &&
      folded(
        "remarks",
        say("odds.remarks.more", { n: lines.length - REMARKS_SHOWN }),
        false,
        make("ul", { class: "notes" }, lines.slice(REMARKS_SHOWN)),
      ),
    fixable.length > 1 &&
      button(say("notes.fix-all", { n: fixable.length }), () => applyDeckFixes(fixable), { id: "odds-fix-all" }),
  );
  fill(byId("odds-counts"), reading && !isEmpty ? countsWords(reading.outline) : "");
}

function countsWords(outline) {
  const cards = outline.cards.reduce((sum, card) => sum + card.count, 0);
  return say("odds.remarks.counts", {
    cards: count(cards),
    names: outline.cards.length,
    topics: outline.topics.length,
  });
}

function remarkLine(note, i) {
  const placed = typeof note.from === "number";
  return make(
    "li",
    { class: "note " + note.severity },
    make("span", { class: "unseen" }, say("odds.remarks." + note.severity) + " "),
    make("span", null, sayDiagnostic(note)),
    make(
      "span",
      { class: "note-actions" },
      placed &&
        button(placeName(note, odds.get().text), () => editor.select(note.from, note.to), {
          id: "odds-place-" + i,
          class: "plain",
        }),
      note.fix !== undefined &&
        button(textFixName(note), () => applyDeckFixes([note]), { id: "odds-fix-" + i, class: "plain" }),
    ),
  );
}
