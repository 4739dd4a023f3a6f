/* What the document has in its tables for a word of a card: what it is, and with which keys. From the schema. */

import { make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { askCore } from "../lab.js";

const KINDS = ["doable", "condition", "chooser", "getter"];

/** @type {?Promise<!Object>} */
let definitions = null;

/** The entry for the string at a place, as the editor shows it; null where there is none. */
export async function entryAt(text, offset) {
  const place = stringAt(text, offset);
  if (!place) return null;
  definitions ??= askCore("schema").then(({ result }) => result["$defs"]);
  const tables = await definitions;
  const kind = KINDS.find((one) => tables[one + "." + place.word]);
  if (!kind) return null;
  const entry = tables[kind + "." + place.word];
  const keys = Object.keys(entry["properties"]).filter((key) => key !== "type");
  return {
    from: place.from,
    to: place.to,
    dom: make(
      "div",
      { class: "hover" },
      make("code", null, place.word),
      make("span", null, " \u00b7 " + say("wizard.entry." + kind)),
      entry["$comment"] && make("span", null, " \u00b7 " + say("wizard.box.extension")),
      keys.length > 0 && make("div", null, say("wizard.entry.keys", { keys: keys.join(", ") })),
    ),
  };
}

/** The string around an offset, without its quotation marks: {from, to, word}. */
function stringAt(text, offset) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  for (const found of text.slice(start).split("\n", 1)[0].matchAll(/"(\w+)"/g)) {
    const from = start + found.index + 1;
    if (from <= offset && offset <= from + found[1].length) return { from, to: from + found[1].length, word: found[1] };
  }
  return null;
}
