/*
 * Decks that are dropped or pasted here become deck files. The view knows no game: the page hands it what reads decks.
 */

/** So many lines of comments at most stand above the cards of a ydk file. */
const YDK_COMMENTS = 50;

/** A code alone on its line, or two with a bar between them, as main deck and sideboard of Riftbound. */
const CODE_LINE = /^[\w+/=-]{20,}(?:\s*\|\s*[\w+/=-]{20,})?$/;

/** A line of a list: copies, then a name. */
const LIST_LINE = /^\s*\d{1,3}\s*[x\u00d7]?\s+[^\s\d:]/i;

/** A list has several such lines, and none that a deck file begins with. */
function mayBeList(text) {
  const lines = text.split("\n");
  return !/^(?:deck|simulate|behaviors|cards)\s*:/m.test(text) && lines.filter(
    (line) => LIST_LINE.test(line),
  ).length > 1;
}

/**
 * Whether a text may be such a deck: an address, one word alone with or without comments, a ydk file or a list. No deck
 * file begins like that.
 */
export function mayBeDeckCode(text) {
  if (/^\s*(?:ydke:|ygo:|https?:|[\w+/=-]{20,}\s*$)/i.test(text)) return true;
  const lines = text
    .split("\n", YDK_COMMENTS)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const first = lines.findIndex((line) => !line.startsWith("#"));
  const written = lines.filter((line) => !line.startsWith("#"));
  if (written.length === 1 && CODE_LINE.test(written[0])) return true;
  const isYdk = first > 0 && lines.slice(0, first).includes("#main") && /^\d+$/.test(lines[first]);
  return isYdk || mayBeList(text);
}

/**
 * What reads decks, from the page.
 *
 * @type {?{deckFileOf: function(string): !Promise<?CoreResponse>, titleOf: function(string): string}}
 */
let reader = null;

/**
 * Sets what reads decks: deckFileOf(text) promises the answer of the core, the deck file or why there is none, null for
 * a text that is no such deck; titleOf(text) is a deck in a few words.
 */
export function setDeckReader(given) {
  reader = given;
}

export function deckFileOf(text) {
  return reader.deckFileOf(text);
}

export function titleOf(text) {
  return reader.titleOf(text);
}
