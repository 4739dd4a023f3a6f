/* The bytes of share codes: which slot each belongs to, and which card it names with the byte beside it. */

import { say } from "../../../base/ui/words.js";
import { addByteView } from "../../decks/state/code-views.js";
import { slotsOfSection } from "./code-view.js";

addByteView("genshin", {
  steps: "genshin-steps",

  tint(field) {
    const slots = slotsOf(field);
    return slots.length === 0
      ? "setting"
      : slots.some((slot) => slot <= slotsOfSection("characters")[1])
        ? "hero"
        : "card";
  },

  fieldName(field) {
    const slots = slotsOf(field);
    return slots.length === 0
      ? say("genshin.offset-byte")
      : slots.map((slot) => say("genshin.slot", { slot })).join(" + ");
  },

  /** A byte holds bits of one number or of two; the offset byte was added to each of the others. */
  meaning(field, { deck }) {
    const slots = slotsOf(field);
    if (slots.length === 0) {
      return say("genshin.offset-meaning");
    }
    const holds = slots.map((slot) =>
      say(deck.shareIds[slot - 1] ? "genshin.holds" : "genshin.holds-none", { slot, id: deck.shareIds[slot - 1] }),
    );
    return [...holds, /padding/.test(field.name) && say("genshin.padding")]
      .filter((part) => part)
      .join(say("genshin.and"));
  },
});

/** The numbers of the slots that a field of explain holds bits of, as its name lists them. */
function slotsOf(field) {
  return (field.name.match(/slot \d+/g) || []).map((slot) => Number(slot.slice(5)));
}
