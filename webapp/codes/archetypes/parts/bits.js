/* Numbers as bits: four for the sub-archetype, twelve for the base. */

import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { baseOf, bitsOf, hexOf, labelOf } from "../state/state.js";

/** The four upper bits of a slot beside those of a target: what is requested, and what is there. */
export function bitRow(slot, target) {
  const has = bitsOf(slot);
  const needs = target === null ? 0 : bitsOf(target);
  return make(
    "span",
    { class: "bits", role: "img", "aria-label": say("archetype.bits-of", { bits: has.toString(2).padStart(4, "0") }) },
    [8, 4, 2, 1].map((bit) => {
      const set = (has & bit) !== 0;
      const needed = (needs & bit) !== 0;
      const look = needed ? (set ? "met" : "unmet") : set ? "set" : "";
      return make("span", { class: "bit " + look, "aria-hidden": "true" }, set ? "1" : "0");
    }),
  );
}

/** The rule on one slot: base against base, bits against bits, and what follows. */
export function slotRow(match, target) {
  const verdict = match.base && match.bits ? "yes" : "no";
  const why = !match.base ? "archetype.other-base" : match.bits ? "archetype.is-member" : "archetype.bit-missing";
  return make(
    "tr",
    null,
    make("th", { scope: "row" }, labelOf(match.slot)),
    make("td", null, bitRow(match.slot, match.base ? target : null)),
    make("td", null, make("code", { class: match.base ? "same" : null }, hexOf(baseOf(match.slot)))),
    make("td", { class: "verdict " + verdict }, say(why)),
  );
}

/** What may be wider than a phone, to be moved by keyboard too. */
export function scroller(words, child) {
  if (child instanceof HTMLTableElement) child.setAttribute("aria-label", words);
  return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": words }, child);
}
