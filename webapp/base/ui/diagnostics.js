/* What is common to all lists of diagnostics: the order, the place in words, the fixes. */

import { say } from "./words.js";

/** The worst first: nobody should have to look for what broke the code. */
export const SEVERITIES = ["error", "warning", "info"];

/** The most characters of a fix that its button shows. */
const FIX_SHOWN = 40;

/** Where, as a person counts: from one, and by lines where there are several. */
export function placeName(note, text) {
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

export function fixName(note) {
  if (note.fix === "") {
    return say("notes.fix-remove");
  }
  // of a long text the end is shown as well: there the fixes for one place differ
  const short = note.fix.length > FIX_SHOWN ? note.fix.slice(0, 8) + "\u2026" + note.fix.slice(-24) : note.fix;
  return say(note.from === note.to ? "notes.fix-insert" : "notes.fix-replace", { fix: short });
}

/** The text with the fixes put in, the last one first, so that the places of the others stay true. */
export function withFixes(given, notes) {
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
