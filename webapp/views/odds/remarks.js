/* What the core says about the file: each remark with its place, and its fix where one is certain. */

import { folded } from "../../ui/charts/figure.js";
import { count } from "../../ui/charts/numbers.js";
import { SEVERITIES, placeName, withFixes } from "../../ui/diagnostics.js";
import { textFixName } from "../editor/fix-name.js";
import { button, byId, fill, make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { latestOnly, session } from "./session.js";
import { editor } from "./editor.js";
import { runningPlaces } from "./stepper.js";
import { openText } from "./view.js";

/** So many remarks are shown at once; the rest is one click away. */
const REMARKS_SHOWN = 4;

const askReading = latestOnly();

/** Reads the text anew; null where it changed meanwhile. */
export async function readDeck() {
  const answer = await askReading("outline", { yaml: session.text });
  if (answer === null) return null;
  const notes = answer.diagnostics;
  return {
    sound: answer.ok && answer.result.topics.length > 0,
    notes,
    outline: answer.result || answer.partial || { cards: [], topics: [], count: 0 },
  };
}

export function drawRemarks() {
  const notes = session.text.trim() === "" ? [] : session.reading?.notes || [];
  const ordered = SEVERITIES.flatMap((severity) => notes.filter((note) => note.severity === severity));
  const lines = ordered.map(remarkLine);
  const fixable = notes.filter((note) => note.fix !== undefined);
  editor.mark([...placesOfRemarks(), ...runningPlaces()]);
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
  fill(byId("odds-counts"), session.reading && session.text.trim() !== "" ? countsWords(session.reading.outline) : "");
}

function countsWords(outline) {
  const cards = outline.cards.reduce((sum, card) => sum + card.count, 0);
  return say("odds.remarks.counts", {
    cards: count(cards),
    names: outline.cards.length,
    topics: outline.topics.length,
  });
}

export function placesOfRemarks() {
  return (session.reading?.notes || [])
    .filter((note) => typeof note.from === "number")
    .map((note) => ({ from: note.from, to: note.to, kind: note.severity }));
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
        button(placeName(note, session.text), () => editor.select(note.from, note.to), {
          id: "odds-place-" + i,
          class: "plain",
        }),
      note.fix !== undefined &&
        button(textFixName(note), () => applyDeckFixes([note]), { id: "odds-fix-" + i, class: "plain" }),
    ),
  );
}

export function applyDeckFixes(notes) {
  openText(withFixes(session.text, notes), { name: session.name, step: true, fixed: true });
  editor.focus();
}
