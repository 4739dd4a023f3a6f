/* Whether a text looks like a list of cards, so that it is worth loading what reads such lists. Pure functions. */

/** So many lines with a count, or ids, show a list. */
const COUNTED_LINES = 2;
const IDS = 3;

/** A number of at most three digits, which no longer one is part of; in the forms of letters of East Asia, too. */
const COUNT = /(?:^|[^\d\uff10-\uff19])[\d\uff10-\uff19]{1,3}(?![\d\uff10-\uff19])/;

/** A number as games print it on cards; lists for simulators have them on one line. */
const ID = /\b[A-Z][A-Z\d]*-\d/g;

/** JSON and XML, whose lines have no meaning alone. */
const DATA = /^\s*[[{<]/;

/**
 * Whether a text without a code may be a list of cards. It is generous: that a text is surely a list, and no recipe, is
 * decided by the core.
 *
 * @param {string} text
 */
export function looksLikeList(text) {
  return (
    DATA.test(text) ||
    text.split(/\r\n?|\n/).filter((line) => COUNT.test(line)).length >= COUNTED_LINES ||
    (text.match(ID) || []).length >= IDS
  );
}
