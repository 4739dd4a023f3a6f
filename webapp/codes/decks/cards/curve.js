/*
 * How many copies there are at each cost, as bars; the numbers stand above and below them. Cards of an unknown cost
 * have a grey bar; where there are many of them, there is no curve.
 */

import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { costBars } from "./cost-bars.js";

/** The largest share of copies with an unknown cost. */
const MOST_UNKNOWN = 0.2;

export function curveOf(shown) {
  const curve = shown.curve || [];
  if (curve.length === 0) {
    return null;
  }
  const unknown = shown.curveLeftOut || 0;
  const known = curve.reduce((sum, [, copies]) => sum + copies, 0);
  // the curve of a few known cards would be that of another deck
  if (unknown > MOST_UNKNOWN * (known + unknown)) {
    return null;
  }
  const most = Math.max(unknown, ...curve.map(([, copies]) => copies));
  return make(
    "section",
    { class: "curve pane" },
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
      unknown > 0 &&
        make(
          "li",
          { class: "not-known", "aria-label": say("deck.curve-unknown", { n: unknown }) },
          costBar(unknown, most),
          make("span", { class: "at" }, "?"),
        ),
    ),
  );
}

function costBar(copies, most) {
  const element = make("span", { class: "bar" });
  element.style.setProperty("--part", String(copies / most));
  return [make("span", { class: "n" }, copies > 0 ? String(copies) : ""), element];
}
