/* The bytes of codes of Legends of Runeterra. */

import { say } from "../../../base/ui/words.js";
import { addByteView } from "../../decks/state/code-views.js";

const TINTS = {
  "format-and-version": "setting",
  "cards-of-the-list": "number",
  copies: "number",
  set: "side",
  region: "hero",
  card: "card",
  rest: "frame",
};

/** The name of a field as a key of words. */
function keyOf(field) {
  return field.name.replace(/ /g, "-");
}

addByteView("lor", {
  tint: (field) => TINTS[keyOf(field)] || "number",

  fieldName(field) {
    const lists = /^lists of cards with (\d+)/.exec(field.name);
    return lists ? say("lor.field.lists", { n: lists[1] }) : say("lor.field." + keyOf(field));
  },

  meaning(field) {
    if (keyOf(field) === "format-and-version") {
      return say("lor.format", { format: field.value >> 4, version: field.value % 16 });
    }
    return field.meaning;
  },
});
