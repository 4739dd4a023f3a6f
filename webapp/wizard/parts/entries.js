/* What a word of a card means: a sentence, what kind of word it is, and the keys of its object. */

import { make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { wordAt } from "../state/word-actions.js";

/** The kinds of words that are named; what another one is can be seen from its sentence. */
const KINDS = ["doable", "condition", "chooser", "getter", "event", "timing", "key"];

/** The entry for the word at a place, as the editor shows it; null where there is none. */
export async function entryAt(text, offset) {
  const { result } = await wordAt(text, offset);
  if (!result || result.entry === undefined) return null;
  const kind = result.entry.slice(0, result.entry.indexOf("."));
  return {
    from: result.from,
    to: result.to,
    dom: make(
      "div",
      { class: "hover" },
      make("code", null, result.word),
      KINDS.includes(kind) && make("span", null, " \u00b7 " + say("wizard.entry." + kind)),
      result.extension && make("span", null, " \u00b7 " + say("wizard.box.extension")),
      make("div", null, result.text),
      result.keys.length > 0 &&
        make("div", { class: "quiet" }, say("wizard.entry.keys", { keys: result.keys.join(", ") })),
    ),
  };
}
