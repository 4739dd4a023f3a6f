/* How many copies there are at each cost, as bars; the numbers stand above and below them. */

import { make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { costBars } from "./cost-bars.js";

export function curveOf(shown) {
  const curve = shown.curve || [];
  if (curve.length === 0) {
    return null;
  }
  const most = Math.max(...curve.map(([, copies]) => copies));
  return make(
    "section",
    { class: "curve" },
    make("h3", null, say("deck.curve")),
    make(
      "ol",
      null,
      costBars(curve).map(([cost, copies]) =>
        make(
          "li",
          { "aria-label": say("deck.curve-bar", { cost, n: copies }) },
          costBar(copies, most),
          make("span", { class: "at" }, String(cost)),
        ),
      ),
    ),
  );
}

function costBar(copies, most) {
  const element = make("span", { class: "bar" }, copies > 0 ? String(copies) : "");
  element.style.setProperty("--part", String(copies / most));
  return element;
}
