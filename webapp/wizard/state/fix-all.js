/* All fixes of a text of cards. */

import { withFixes } from "../../base/ui/diagnostics.js";

/** How many fixes one press applies. */
const FIXES_AT_ONCE = 200;

/** Whether a remark is one that all fixes include: the forms that the document allows stay as they are. */
export function isFixable(note) {
  return note.fix !== undefined && note.severity !== "info";
}

/**
 * A text with one fix after the other: each is applied to the text that the fix before it left, as the check reports it
 * there. A fix that would bring an error is left out. A repaired sign of JSON may show errors that it hid.
 *
 * @param {string} given
 * @param {!Array<!Diagnostic>} notes those of the text
 * @param {function(string): !Promise<!CoreResponse>} check
 * @return {!Promise<string>}
 */
export async function withAllFixes(given, notes, check) {
  const leftOut = new Set();
  let text = given;
  let open = notes;
  for (let i = 0; i < FIXES_AT_ONCE; i++) {
    const note = open.filter(isFixable).find((one) => !leftOut.has(nameOf(one)));
    if (!note) break;
    const next = withFixes(text, [note]);
    const { diagnostics } = await check(next);
    if (next === text || (!isSyntax(note) && errorsIn(diagnostics) > errorsIn(open))) {
      leftOut.add(nameOf(note));
      continue;
    }
    text = next;
    open = diagnostics;
  }
  return text;
}

function nameOf(note) {
  return [note.code, note.pointer, note.from, note.fix].join("|");
}

function isSyntax(note) {
  return note.code.startsWith("json.");
}

function errorsIn(notes) {
  return notes.filter(({ severity }) => severity === "error").length;
}
