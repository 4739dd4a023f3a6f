/* Ranges of numbers as the clients of Yu-Gi-Oh! take them in their search: "1500", ">=2000", "4-8", "?". */

import { plainNumber } from "./plain-number.js";

/** A question mark is this number in databases. */
export const UNKNOWN = -2;

/** The largest number of digits that an integer of the core is sure to hold. */
const NUMBER = "(\\d{1,9})";

const FORMS = [
  [/^\?$/, () => [UNKNOWN, UNKNOWN]],
  [new RegExp("^=?" + NUMBER + "$"), (n) => [n, n]],
  [new RegExp("^(?:>=|=>|\u2265)" + NUMBER + "$|^" + NUMBER + "(?:\\+|-|~)$"), (n) => [n, null]],
  [new RegExp("^(?:<=|=<|\u2264|-|~)" + NUMBER + "$"), (n) => [null, n]],
  [new RegExp("^>" + NUMBER + "$"), (n) => [n + 1, null]],
  [new RegExp("^<" + NUMBER + "$"), (n) => [null, n - 1]],
  [new RegExp("^" + NUMBER + "[-~]" + NUMBER + "$"), (n, most) => [n, most]],
];

/**
 * The bounds of a range, null for none; undefined where the text is no range. Full-width signs and dashes count.
 *
 * @param {string} written
 * @return {!Array<?number>|null|undefined} null where nothing is requested
 */
export function rangeOf(written) {
  const text = plainNumber(written);
  if (text === "") return null;
  for (const [form, bounds] of FORMS) {
    const match = form.exec(text);
    if (match) return bounds(...match.slice(1).filter((digits) => digits).map(Number));
  }
  return undefined;
}
