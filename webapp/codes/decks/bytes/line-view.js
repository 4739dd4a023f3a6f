/*
 * A code that is a text is shown line by line: the number of each line, the line, what it means, and what is wrong with
 * it. As with bytes, one line at a time is looked at, and marked in the box.
 */

import { make } from "../../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { deckState } from "../state/state.js";

/**
 * The lines of a code: the fields of the core, which has one for each line, with what the page knows of them.
 *
 * @param {!CodeReading} reading
 * @param {!Array<!Object>} fields those that are shown
 * @param {function(!Object, string): string} meaningOf what a field means, given its line
 * @return {!Array<{field: !Object, number: number, text: string, meaning: string, notes: !Array<!Diagnostic>}>}
 */
export function linesOf(reading, fields, meaningOf) {
  let number = 1;
  let counted = 0;
  return fields.map((field) => {
    number += (reading.text.slice(counted, field.from).match(/\r\n?|\n/g) || []).length;
    counted = field.from;
    const text = reading.text.slice(field.from).match(/^[^\r\n]*/)[0].trimEnd();
    const end = field.from + text.length;
    const notes = reading.notes.filter((note) => note.from <= end && note.from >= field.from);
    return { field, number, text, meaning: meaningOf(field, text), notes };
  });
}

/** The elements of the lines; on(i): the properties by which a line is looked at. */
export function lineElements(lines, tintOf, on) {
  return lines.map(({ field, number, text, meaning, notes }, i) =>
    make(
      "span",
      {
        role: "option",
        id: "field-" + i,
        class: "field line " + tintOf(field),
        tabindex: i === deckState().field ? "0" : "-1",
        "aria-selected": String(i === deckState().field),
        "aria-label": [say("lines.line", { n: number }), text, meaning, ...notes.map(sayDiagnostic)]
          .filter((part) => part)
          .join(", "),
        ...on(i),
      },
      make("span", { class: "line-number" }, String(number)),
      make("code", null, text),
      make("span", { class: "meaning" }, meaning),
      notes.map((note) => make("span", { class: "note " + note.severity }, sayDiagnostic(note))),
    ),
  );
}
