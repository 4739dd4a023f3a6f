/* A choice of one value from a list. */

import { make } from "./elements.js";
import { say } from "./words.js";

/** One of several values, chosen from a list under its label. */
export function choice(id, words, values, nameFor, value, act) {
  const listed = values.includes(value) ? values : [value, ...values];
  const select = make(
    "select",
    { id, change: (event) => act(event.target.value) },
    listed.map((one) => make("option", { value: one, selected: one === value }, nameFor(one))),
  );
  return make("label", { class: "choice" }, make("span", { class: "quiet" }, say(words)), select);
}
