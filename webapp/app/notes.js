/*
 * What is to be said about the text: one line a diagnostic, its place a button that selects it in the box, and
 * its fix a button that mends it.
 */

/** So many lines are shown at once; the rest is one click away. */
const NOTES_SHOWN = 3;

/** The worst first: nobody should have to look for what broke the code. */
const SEVERITIES = ["error", "warning", "info"];

function drawNotes(reading) {
  const fixable = reading.notes.filter((note) => note.fix !== undefined);
  const worstFirst = SEVERITIES.flatMap((severity) => reading.notes.filter((note) => note.severity === severity));
  const lines = worstFirst.map((note, i) => noteLine(note, i, reading.text));
  fill(
    byId("notes"),
    lines.length === 0 ? null : make("h2", { class: "unseen" }, say("notes.title")),
    make("ul", { class: "notes" }, lines.slice(0, NOTES_SHOWN)),
    lines.length > NOTES_SHOWN &&
      make(
        "details",
        { class: "more" },
        make("summary", null, say("notes.more", { n: lines.length - NOTES_SHOWN })),
        make("ul", { class: "notes" }, lines.slice(NOTES_SHOWN)),
      ),
    fixable.length > 1 &&
      button(say("notes.fix-all", { n: fixable.length }), () => mend(fixable), { id: "fix-all" }),
  );
}

function noteLine(note, i, text) {
  const placed = typeof note.from === "number";
  return make(
    "li",
    { class: "note " + note.severity },
    make("span", { class: "unseen" }, say("notes." + note.severity) + " "),
    make("span", null, sayDiagnostic(note)),
    (placed || note.fix !== undefined) &&
      make(
        "span",
        { class: "note-actions" },
        placed && button(placeName(note, text), () => selectInBox(note.from, note.to), { id: "place-" + i, class: "plain" }),
        note.fix !== undefined && button(fixName(note), () => mend([note]), { id: "fix-" + i, class: "plain" }),
      ),
  );
}

/** Where, as a person counts: from one, and by lines where there are several. */
function placeName(note, text) {
  const before = text.slice(0, note.from);
  const line = before.split("\n").length;
  const column = note.from - before.lastIndexOf("\n");
  if (text.includes("\n")) {
    return say("notes.at-line", { line, column });
  }
  const last = Math.max(note.to, note.from + 1);
  return last === note.from + 1
    ? say("notes.at-one", { from: note.from + 1 })
    : say("notes.at-many", { from: note.from + 1, to: last });
}

function fixName(note) {
  if (note.fix === "") {
    return say("notes.fix-remove");
  }
  const short = note.fix.length > 16 ? note.fix.slice(0, 15) + "\u2026" : note.fix;
  return say(note.from === note.to ? "notes.fix-insert" : "notes.fix-replace", { fix: short });
}

function mend(notes) {
  acceptText(mended(bench.text, notes), { step: true, pick: bench.pick });
  byId("box").focus({ preventScroll: true });
}

/** The text with the fixes put in, the last one first, so that the places of the others stay true. */
function mended(given, notes) {
  let text = given;
  let end = text.length + 1;
  for (const note of [...notes].sort((a, b) => b.from - a.from)) {
    if (note.to <= end) {
      text = text.slice(0, note.from) + note.fix + text.slice(note.to);
      end = note.from;
    }
  }
  return text;
}
