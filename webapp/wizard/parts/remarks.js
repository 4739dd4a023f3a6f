/* The diagnostics of the cards: each remark with its place, and its fix where one is certain. */

import { SEVERITIES, placeName } from "../../base/ui/diagnostics.js";
import { textFixName } from "../../base/editor/fix-name.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { fixAllCards, fixCards } from "../state/actions.js";
import { isFixable } from "../state/fix-all.js";
import { markCards, selectInCards } from "../state/editor.js";
import { wizard } from "../state/state.js";

const REMARKS_SHOWN = 5;

export function drawCardRemarks() {
  const { text, reading } = wizard.get();
  const notes = text.trim() === "" ? [] : reading?.diagnostics || [];
  const ordered = SEVERITIES.flatMap((severity) => notes.filter((note) => note.severity === severity));
  const lines = ordered.map(cardRemark);
  const fixable = notes.filter(isFixable);
  markCards(
    notes.filter((note) => note.severity !== "info").map(({ from, to, severity }) => ({ from, to, kind: severity })),
  );
  fill(
    byId("wizard-remarks"),
    make("ul", { class: "notes" }, lines.slice(0, REMARKS_SHOWN)),
    lines.length > REMARKS_SHOWN &&
      make(
        "details",
        { class: "more" },
        make("summary", null, say("wizard.remarks.more", { n: lines.length - REMARKS_SHOWN })),
        make("ul", { class: "notes" }, lines.slice(REMARKS_SHOWN)),
      ),
    fixable.length > 1 &&
      button(say("notes.fix-all", { n: fixable.length }), fixAllCards, { id: "wizard-fix-all" }),
  );
}

function cardRemark(note, i) {
  return make(
    "li",
    { class: "note " + note.severity },
    make("span", { class: "unseen" }, say("wizard.remarks." + note.severity) + " "),
    make("span", null, sayDiagnostic(note)),
    make(
      "span",
      { class: "note-actions" },
      button(placeName(note, wizard.get().text), () => selectInCards(note.from, note.to), {
        id: "wizard-place-" + i,
        class: "plain",
      }),
      note.fix !== undefined &&
        button(textFixName(note), () => fixCards([note]), {
          id: "wizard-fix-" + i,
          class: "plain",
        }),
    ),
  );
}
