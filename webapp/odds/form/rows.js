/* Rows of conditions: how many cards of which kind are where. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { conditionSelect, firstCondition, numberField, relationSelect, zoneSelect } from "./choices.js";
import { withAlternative, withChoice } from "./conditions.js";

/** A list of alternatives as a row, that is written in a condition. */
export function countedRows(counts) {
  return (counts || []).map((alternatives) => ({ alternatives, counted: true }));
}

/** What rows require, as lists of alternatives. */
export function countsOf(rows) {
  return rows.map(({ alternatives }) => alternatives);
}

/**
 * A list of rows with a button for one more.
 *
 * @param rows those of a condition
 * @param {string} id
 * @param {string} words of the button
 * @param become takes other rows
 * @param form
 * @param added the alternative of a new row
 */
export function rowsList(rows, id, words, become, form, added = newCount(form)) {
  return [
    make("ul", { class: "form-rows" }, rows.map((row, at) => rowPart(rows, at, id + "-row-" + at, become, form))),
    button(words, () => become([...rows, { alternatives: [added], counted: true }]), {
      id: id + "-add",
      class: "plain",
    }),
  ];
}

/** At least one card of the first role in the hand. */
export function newCount(form) {
  return { how: "least", count: 1, zone: "H", of: firstCondition(form) };
}

export function rowPart(rows, at, id, become, form) {
  return make(
    "li",
    { class: "form-row" },
    rows[at].alternatives.map((one, index) => {
      const own = id + "-" + index;
      const set = (changed) => become(withAlternative(rows, at, index, { ...one, ...changed }));
      return make(
        "div",
        { class: "count" },
        index > 0 && make("span", { class: "or" }, say("form.rows.or")),
        relationSelect(own + "-how", one.how, (how) =>
          set({ how, count: how === "least" ? Math.max(1, one.count) : one.count }),
        ),
        numberField(own + "-count", say("form.rows.count"), one.count, one.how === "least" ? 1 : 0, (count) =>
          set({ count }),
        ),
        conditionSelect(own + "-of", one.of, (of) => set({ of })),
        zoneSelect(own + "-zone", one.zone, (zone) => set({ zone })),
        button("\u00d7", () => become(withAlternative(rows, at, index, null)), {
          id: own + "-remove",
          class: "plain",
          "aria-label": say("form.rows.remove"),
        }),
      );
    }),
    button(say("form.rows.add-or"), () => become(withChoice(rows, at, newCount(form))), {
      id: id + "-or",
      class: "plain",
    }),
  );
}
