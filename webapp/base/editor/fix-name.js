/* What a fix of a text is called, where blanks and quotation marks are part of the text. */

import { fixName } from "../ui/diagnostics.js";
import { say } from "../ui/words.js";

/** So much of a fix is shown. */
const SHOWN = 40;

export function textFixName(note) {
  const { fix, from, to } = note;
  if (/^ +$/.test(fix)) return say("notes.fix-spaces", { n: fix.length }); // blanks between quotes cannot be seen
  // a text with quotation marks of its own gets no others around it
  const quoted = /^".*"$/.test(fix) && fix.length <= SHOWN;
  return quoted ? say(from === to ? "notes.insert-quoted" : "notes.replace-quoted", { fix }) : fixName(note);
}
