/*
 * The codes of a piece of text, as the finders of a core find them: what is no code of a deck, such as links, keys and
 * words, is none here.
 */

import { LONG_TEXT } from "../../base/core/text-limit.js";

/**
 * Every code has such a word; most texts of a page have none, and no core looks at them. The shortest codes have 12
 * letters of base32 (Runeterra, Riftbound) and 16 of base64 (Marvel Snap), also percent-encoded or full-width.
 */
const WORD = /ydke:\/\/|[A-Za-z0-9+/_%\uff0b-\uff5a-]{16}|[CD][A-Z2-7]{11}/;

/** Whether a core should look at a text. */
export function mayHoldCode(text) {
  return WORD.test(text);
}

/**
 * The places of the codes in a text, which do not overlap.
 *
 * @param {string} text
 * @param {!Array<function(string): !Array<number>>} finders each returns where codes begin and end, in turn
 * @return {!Array<{from: number, to: number, code: string}>}
 */
export function codesIn(text, finders) {
  const codes = [];
  for (const { from, part } of parts(text)) {
    if (!mayHoldCode(part)) continue;
    for (const find of finders) {
      const places = find(part);
      for (let i = 0; i < places.length; i += 2) {
        codes.push({ from: from + places[i], to: from + places[i + 1], code: part.slice(places[i], places[i + 1]) });
      }
    }
  }
  codes.sort((one, other) => one.from - other.from);
  return codes.filter(({ from }, i) => i === 0 || from >= codes[i - 1].to);
}

/** A long text in parts that a core reads in a moment: each ends with a line, where it has one. */
function parts(text) {
  const parts = [];
  for (let from = 0; from < text.length; ) {
    const line = text.length - from > LONG_TEXT ? text.lastIndexOf("\n", from + LONG_TEXT) + 1 : text.length;
    const to = line > from ? line : from + LONG_TEXT;
    parts.push({ from, part: text.slice(from, to) });
    from = to;
  }
  return parts;
}
