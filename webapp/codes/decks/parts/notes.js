/*
 * What is to be reported about the text: one line a diagnostic, its place a button that selects it in the box, and
 * its fix a button that mends it.
 */

import { SEVERITIES, fixName, placeName, withFixes } from "../../../base/ui/diagnostics.js";
import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { acceptText } from "../state/actions.js";
import { selectInBox } from "./input-box.js";
import { isEmptyDeck } from "../state/reading.js";
import { deckState } from "../state/state.js";

/** So many lines are shown at once; the rest is one click away. */
const NOTES_SHOWN = 3;

/** @param {!CodeReading} reading */
export function drawNotes(reading) {
  // of a new deck there is nothing to mend yet; the notes on a list stand below its cards
  const notes = reading.list || (reading.ok && isEmptyDeck(reading)) ? [] : reading.notes;
  const fixable = notes.filter((note) => note.fix !== undefined);
  const worstFirst = SEVERITIES.flatMap((severity) => notes.filter((note) => note.severity === severity));
  const lines = worstFirst.map((note, i) => noteLine(note, i, reading.text));
  fill(
    byId("notes"),
    lines.length === 0 ? null : make("h2", { class: "unseen" }, say("notes.title")),
    lines.length > 0 && make("ul", { class: "notes" }, lines.slice(0, NOTES_SHOWN)),
    lines.length > NOTES_SHOWN &&
      make(
        "details",
        { class: "more" },
        make("summary", null, say("notes.more", { n: lines.length - NOTES_SHOWN })),
        make("ul", { class: "notes" }, lines.slice(NOTES_SHOWN)),
      ),
    fixable.length > 1 &&
      button(say("notes.fix-all", { n: fixable.length }), () => applyFixes(fixable), { id: "fix-all" }),
  );
}

function noteLine(note, i, text) {
  const placed = typeof note.from === "number";
  return make(
    "li",
    { class: "note " + note.severity },
    make("span", { class: "unseen" }, say("notes." + note.severity) + " "),
    make("span", null, sayDiagnostic(note)),
    (placed || note.fix !== undefined) && make("span", { class: "note-actions" }, noteActions(note, i, text)),
  );
}

/** The place of a note, which selects it in the box, and its fix. */
export function noteActions(note, i, text) {
  return [
    typeof note.from === "number" &&
      button(placeName(note, text), () => selectInBox(note.from, note.to), { id: "place-" + i, class: "plain" }),
    note.fix !== undefined && button(fixName(note), () => applyFixes([note]), { id: "fix-" + i, class: "plain" }),
  ];
}

/** Puts fixes into the text. */
export function applyFixes(notes) {
  acceptText(withFixes(deckState().text, notes), { step: true, pick: deckState().pick, fixed: true });
  byId("box").focus({ preventScroll: true });
}
