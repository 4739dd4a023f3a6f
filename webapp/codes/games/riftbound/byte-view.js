/* The bytes of codes of Riftbound. */

import { say } from "../../../base/ui/words.js";
import { addByteView } from "../../decks/state/code-views.js";

const TINTS = {
  "format-and-version": "setting",
  prefixes: "setting",
  champion: "setting",
  set: "hero",
  variant: "side",
  prefix: "side",
  card: "card",
  rest: "frame",
};

/** The name of a field as a key of words. */
function keyOf(field) {
  return field.name.replace(/ /g, "-");
}

addByteView("riftbound", {
  tint: (field) => TINTS[keyOf(field)] || "number",

  fieldName(field) {
    const lists = /^lists of cards with (\d+)/.exec(field.name);
    return lists
      ? say("riftbound.field.lists-of", { n: lists[1] })
      : say("riftbound.field." + keyOf(field));
  },

  meaning(field) {
    switch (keyOf(field)) {
      case "format-and-version":
        return say("riftbound.format", { format: field.value >> 4, version: field.value % 16 });
      case "variant":
        return field.meaning && say("riftbound.variant." + field.value);
      case "prefix":
        return field.meaning && say("riftbound.prefix." + field.value);
      case "champion":
      case "prefixes":
        return say("riftbound." + field.name + "." + field.value);
      default:
        return field.meaning;
    }
  },
});
