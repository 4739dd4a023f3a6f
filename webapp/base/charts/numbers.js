/* Numbers as people read them, in the reader's language. */

import { say } from "../ui/words.js";

/** Formats by language and options: to make one takes longer than to use it a hundred times. */
const formats = new Map();

function numbers(options) {
  const language = document.documentElement.lang;
  const key = language + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, options));
  return formats.get(key);
}

/** A minus as wide as a plus stands before numbers; a hyphen is what many languages have there. */
function withMinus(text) {
  return text.replace("-", "\u2212");
}

/** A difference of whole numbers, with its sign. */
export function signed(n) {
  return withMinus(numbers({ signDisplay: "exceptZero" }).format(n));
}

export function count(n) {
  return numbers({ maximumFractionDigits: 0 }).format(n);
}

export function decimal(value, digits) {
  if (value === null) return NO_VALUE;
  return withMinus(numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value));
}

/** Stands for the rate and the mean of no games. */
const NO_VALUE = "\u2013";

/** A rate in per cent, rounded; one that is neither 0 nor 1 does not look like 0 or 1. */
function rounded(rate, digits, style, whole) {
  if (rate === null) return NO_VALUE;
  const format = numbers({ style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const text = format.format(whole * rate);
  const step = 0.01 / 10 ** digits;
  if (rate > 0 && text === format.format(0)) return "<" + format.format(whole * step);
  if (rate < 1 && text === format.format(whole)) return ">" + format.format(whole * (1 - step));
  return text;
}

/** A rate in per cent, with the digits that are certain, and one more. */
export function percent(rate, digits = 2) {
  return rounded(rate, digits, "percent", 1);
}

/** A rate in per cent without the sign, for tables whose head has it. */
export function percentage(rate, digits = 2) {
  return rounded(rate, digits, "decimal", 100);
}

/**
 * The rate of an answer of odds.draw. Its value has six digits: without the fraction 0 or 1, it is only nearly so.
 *
 * @param {{value: number, fraction: (string|undefined)}} odds
 */
export function drawnRate({ value, fraction }) {
  if (fraction === "0" || fraction === "1") return value;
  const [above, below = "1"] = (fraction ?? String(value)).split("/");
  return Math.min(1 - Number.EPSILON, Math.max(Number.MIN_VALUE, Number(above) / Number(below)));
}

/** A rate as one in so many; empty above a half, where it is not usual, and for a rate without known digits. */
export function oneIn(rate) {
  if (rate <= Number.MIN_VALUE || rate > 0.5) return "";
  const n = 1 / rate;
  return say("odds.figures.one-in", { n: decimal(n, n < 10 ? 1 : 0) });
}

/** Longer fractions cannot be read at a glance, and break lines. */
const READABLE_FRACTION = 11;

/** Whether a fraction is one to read, not one to unfold. */
export function isReadable(fraction) {
  return fraction.length <= READABLE_FRACTION;
}

/** That a figure is exact: with its fraction, where that can be read. */
export function exactWords(fraction) {
  return isReadable(fraction)
    ? say("odds.figures.fraction", { fraction: withMinus(fraction) })
    : say("odds.figures.exact");
}

/** What is known of a rate besides its value: the fraction it is, or the bounds it lies in. */
export function certainty(rate) {
  if (rate.value === null) return say("odds.figures.no-game");
  return rate.fraction
    ? exactWords(rate.fraction)
    : say("odds.figures.between", { low: percent(rate.low), high: percent(rate.high) });
}

export function meanCertainty(mean) {
  if (mean.value === null) return say("odds.figures.no-game");
  return mean.fraction
    ? exactWords(mean.fraction)
    : say("odds.figures.between", { low: decimal(mean.low, 3), high: decimal(mean.high, 3) });
}

/** The lower and upper bound of a rate; an exact one is both. */
export function bounds(rate) {
  return rate.fraction ? [rate.value, rate.value] : [rate.low, rate.high];
}

/**
 * How much more often one thing happens than another: the difference with bounds that hold in 95 of 100 cases, from
 * the bounds of both (Newcombe's hybrid score interval).
 */
export function difference(before, after) {
  if (before.value === null || after.value === null) return { value: null, low: null, high: null };
  const [lowBefore, highBefore] = bounds(before);
  const [lowAfter, highAfter] = bounds(after);
  const value = after.value - before.value;
  return {
    value,
    low: value - Math.hypot(after.value - lowAfter, highBefore - before.value),
    high: value + Math.hypot(highAfter - after.value, before.value - lowBefore),
  };
}

/** A difference in points of a hundred, with its sign. */
export function points(value) {
  return value === null ? NO_VALUE : signedDecimal(value * 100, 2);
}

/** A difference with so many digits behind the point, with its sign. */
export function signedDecimal(value, digits) {
  const shown = { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits };
  return withMinus(numbers(shown).format(value));
}
