/* How a chance comes about: one less the chance that every card seen is another one. */

import { percent } from "../../../base/charts/numbers.js";
import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

export function arithmetic(odds, state) {
  const factors = odds.missed.map(
    ([left, size, copies]) => "C(" + left + ", " + copies + ") / C(" + size + ", " + copies + ")",
  );
  const result = (odds.fraction ? " = " + odds.fraction : "") + " \u2248 " + percent(odds.value, 4);
  return [
    make("p", null, make("code", { class: "formula" }, "1 \u2212 " + factors.join(" \u00d7 ") + result)),
    make(
      "ul",
      { class: "quiet reasons" },
      reasons(odds, state).map((words) => make("li", null, words)),
    ),
  ];
}

/** What each factor stands for. */
function reasons(odds, state) {
  const keys = state.mulligan ? ["hand", "again", "later"] : ["seen"];
  return odds.missed.map(([left, size, copies], i) =>
    say("draws.because." + keys[i], { drawn: size - left, size, copies }),
  );
}
