/* A field for text under its label. */

import { make } from "../../../base/ui/elements.js";

/**
 * A labelled field for text.
 *
 * @param {string} id
 * @param {string} words
 * @param {string} value
 * @param {function(string): ?} change
 * @param {string=} list
 */
export function field(id, words, value, change, list) {
  const input = make("input", {
    id,
    value,
    list,
    type: "text",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    input: (event) => change(event.target.value),
  });
  return make("label", { for: id }, make("span", { "data-say": words }), input);
}
