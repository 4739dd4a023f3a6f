/*
 * Decks that are dropped or pasted here become deck files. The view knows no game: the page hands it what reads decks.
 */

/** So many lines of comments at most stand above the cards of a ydk file. */
const YDK_COMMENTS = 50;

/** A code alone on its line, or two with a bar between them, as main deck and sideboard of Riftbound. */
const CODE_LINE = /^[\w+/=-]{20,}(?:\s*\|\s*[\w+/=-]{20,})?$/;

/**
 * Whether a text may be such a deck: an address, one word alone with or without comments, or a ydk file. No deck file
 * begins like that.
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
  return first > 0 && lines.slice(0, first).includes("#main") && /^\d+$/.test(lines[first]);
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
