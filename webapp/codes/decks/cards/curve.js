/*
 * How many copies there are at each cost, as bars; the numbers stand above and below them. Cards of an unknown cost
 * have a grey bar; where there are many of them, there is no curve. Below it, how many copies are of each kind.
 */

import { make } from "../../../base/ui/elements.js";
import { say, sayTerm } from "../../../base/ui/words.js";
import { costBars } from "./cost-bars.js";
import { games } from "./games.js";
import { copySections, isSideboard } from "./sections.js";

/** The largest share of copies with an unknown cost. */
const MOST_UNKNOWN = 0.2;

/** The copies of each kind, and of each rarity, of a deck whose cards are known. */
function countsOf(shown, kind) {
  const rows = copySections(shown).filter((one) => !isSideboard(one)).flatMap((one) => one.rows);
  const { counts } = games[kind];
  if (!counts || !rows.every((row) => row.known)) return null;
  const copiesOf = (of, value) => rows.reduce((sum, row) => sum + (row[of] === value ? row.count : 0), 0);
  const line = (of, wordsOf) =>
    counts[of]
      .filter((value) => copiesOf(of, value) > 0)
      .map((value) => wordsOf(value) + " " + copiesOf(of, value))
      .join(" \u00b7 ");
  return [line("kind", (value) => say("deck.kind." + value)), line("rarity", sayTerm)].map((words) =>
    make("p", { class: "quiet" }, words),
  );
}

export function curveOf(shown, kind) {
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
  const bars = costBars(curve, games[kind].lastCost);
  const most = Math.max(unknown, ...bars.map(([, copies]) => copies));
  return make(
    "section",
    { class: "curve pane" },
    make("h3", null, say("deck.curve")),
    make(
      "ol",
      null,
      bars.map(([cost, copies]) =>
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
    countsOf(shown, kind),
  );
}

function costBar(copies, most) {
  const element = make("span", { class: "bar" });
  element.style.setProperty("--part", String(copies / most));
  return [make("span", { class: "n" }, copies > 0 ? String(copies) : ""), element];
}
