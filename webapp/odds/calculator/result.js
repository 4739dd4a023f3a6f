/* The chance of a calculation: in per cent, as one in so many and as a fraction, by turn, and as its sum. */

import { lines } from "../../base/charts/chart.js";
import { folded } from "../../base/charts/figure.js";
import { drawnRate, oneIn, percent } from "../../base/charts/numbers.js";
import { tableElement } from "../../base/charts/table.js";
import { make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";

/** Longer fractions stand with the sum alone. */
const SHORT_FRACTION = 17;

/**
 * @param {?} query as queryOf returns it
 * @param {!Array<string>} names of the groups
 * @param {!Array<!DrawOdds>} turns
 * @param {?} onward the button that goes on from here, if there is one
 */
export function resultPart(query, names, turns, onward) {
  const [first] = turns;
  const few = oneIn(drawnRate(first));
  return [
    make(
      "p",
      { class: "chance" },
      make("strong", { id: "calculator-chance" }, percent(drawnRate(first), 4)),
      few !== "" && make("span", { class: "quiet" }, few),
      first.fraction &&
        first.fraction.length <= SHORT_FRACTION &&
        make("span", { id: "calculator-fraction", class: "quiet" }, "= " + first.fraction),
    ),
    turns.length > 1 && byTurn(turns),
    make(
      "div",
      { class: "actions" },
      folded(
        "calculator",
        say("charts.receipt.title"),
        false,
        make("pre", { id: "calculator-sum", class: "code", tabindex: "0" }, sumOf(query, names, first)),
      ),
      onward,
    ),
  ];
}

/** The chance in each turn for both players: the second one draws before the first turn, too. */
function byTurn(turns) {
  const numbers = turns.slice(1).map((_, i) => String(i + 1));
  const players = [
    { name: say("calculator.first"), rates: turns.slice(0, -1).map(drawnRate) },
    { name: say("calculator.second"), rates: turns.slice(1).map(drawnRate) },
  ];
  const title = say("calculator.by-turn");
  const table = {
    head: [say("calculator.turn-number"), ...players.map(({ name }) => name)],
    rows: numbers.map((number, i) => [number, ...players.map(({ rates }) => percent(rates[i]))]),
  };
  return make(
    "div",
    { class: "by-turn" },
    tableElement(table, title),
    make(
      "figure",
      null,
      lines(title, players, numbers),
      make(
        "figcaption",
        { class: "quiet lines-key" },
        players.map(({ name }) => make("span", null, name)),
      ),
    ),
  );
}

/** The sum of binomials that the chance is, with what its letters are. */
function sumOf({ groups }, names, { formula, missed, fraction, value }) {
  const result = fraction ? "= " + fraction : "\u2248 " + value;
  if (!formula) {
    const ways = (size, copies) => "C(" + size + "," + copies + ")";
    const factors = missed.map(([left, size, copies]) => ways(left, copies) + " / " + ways(size, copies));
    return ["1 \u2212 " + factors.join(" \u00b7 "), result].join("\n");
  }
  const letters = names.map((name, i) => String.fromCharCode(97 + i) + ": " + name + ", " + groups[i].copies);
  return [formula, result, ...(groups.length > 1 ? letters : [])].join("\n");
}
