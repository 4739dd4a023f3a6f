/*
 * How a figure comes about, as text: the hands that are counted with their binomials, how many states were solved, or
 * which games were played.
 */

import { bounds, count, percent } from "./numbers.js";
import { say } from "../ui/words.js";

/** The most hands that are written out. */
const SHOWN = 60;

/**
 * The derivation of an exact rate.
 *
 * @param {string} title what the rate is of
 * @param {{fraction: string, hands: (!CountedHands|undefined), given: (!CountedHands|undefined)}} rate
 * @param {number} states the transitions of the search, where no hands are counted
 */
export function exactReceipt(title, { fraction, hands, given }, states) {
  const how = hands
    ? [...handsText(hands), ...(given ? [say("charts.receipt.given"), ...handsText(given)] : [])]
    : [say("charts.receipt.states", { n: states })];
  return [title, ...how, "P = " + fraction + " \u2248 " + percent(valueOf(fraction), 4)].join("\n");
}

/**
 * How a rate was played, all of it or what lies behind the hands that were solved.
 *
 * @param {string} title what the rate is of
 * @param {{value: number, low: number, high: number}} rate
 * @param {{games: number, seed: string, solved: (number|undefined)}} run solved: the share of the hands that were
 */
export function playedReceipt(title, rate, { games, seed, solved }) {
  const [low, high] = bounds(rate).map((bound) => percent(bound));
  const how = { n: count(games), seed, hits: count(Math.round(rate.value * games)) };
  return [
    title,
    solved === undefined
      ? say("charts.receipt.played", how)
      : say("charts.receipt.played-rest", { ...how, share: percent(solved) }),
    say("charts.receipt.bounds", { low, high }),
    "P \u2248 " + percent(rate.value),
  ].join("\n");
}

/** A fraction as a number; both parts may be longer than numbers are exact. */
function valueOf(fraction) {
  const [above, below = "1"] = fraction.split("/");
  return Number((BigInt(above) * BigInt(10 ** 12)) / BigInt(below)) / 10 ** 12;
}

function handsText({ hand, classes, successes, drawn, ways, all }) {
  const size = classes.reduce((sum, { count }) => sum + count, 0);
  const terms = drawn.slice(0, SHOWN).map((numbers) =>
    numbers
      .map((n, i) => [classes[i].count, n])
      .filter(([copies, n]) => n > 0 || copies === n)
      .map(([copies, n]) => "C(" + copies + ", " + n + ")")
      .join("\u00b7"),
  );
  const left = drawn.length - SHOWN;
  const more = left > 0 ? " + \u2026 (" + say("charts.receipt.more", { n: left }) + ")" : "";
  return [
    ...classes.map(({ count, cards }) => count + "\u00d7 " + cards.join(" / ")),
    say("charts.receipt." + (successes ? "good" : "bad"), { n: drawn.length }),
    (terms.join(" + ") || "0") + more + " = " + ways,
    say("charts.receipt.all") + " C(" + size + ", " + hand + ") = " + all,
  ];
}
