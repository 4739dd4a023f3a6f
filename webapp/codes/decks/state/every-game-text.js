/*
 * Texts that may hold a code of a game that few play: Legends of Runeterra, Riftbound, Marvel Snap. What reads them is
 * a script of its own. Without any state, so that the widget has a copy.
 */

/** A word of base32 that begins with format 1, as codes of Legends of Runeterra and Riftbound do. */
const BASE32_WORD = /(?:^|[^A-Za-z0-9])[CD][A-Z2-7]{11,}(?![A-Za-z0-9])/;

/** The same as the whole text, typed: small letters, blanks, digits that look like letters. */
const TYPED_BASE32 = /^[cd](?=[a-z]*\d)[a-z0-9|]{23,}=*$/i;

/** The code of a deck of Legends of Runeterra without a card. */
const EMPTY_RUNETERRA = /^\s*CEAAAAA\s*$/;

/** Base64 of `{"Cards` or `{"Name"`, as long codes of Marvel Snap begin. */
const LONG_SNAP = /eyJ(?:DYXJk|OYW1l)/;

/** Words of base64 that are long enough for a short code of Marvel Snap. */
const LONG_WORDS = /[A-Za-z0-9+/]{32,}/g;

/** Short ids with commas between them. */
const SHORT_IDS = /^[A-Z0-9][A-Za-z0-9]*,[A-Za-z0-9,]*$/;

/** A text of more words is looked at no further. */
const WORDS_LOOKED_AT = 200;

/** Whether a text may hold such a code. */
export function mayNeedEveryGame(text) {
  return (
    BASE32_WORD.test(text) ||
    TYPED_BASE32.test(text.replace(/\s+/g, "")) ||
    EMPTY_RUNETERRA.test(text) ||
    LONG_SNAP.test(text) ||
    (text.match(LONG_WORDS) || []).slice(0, WORDS_LOOKED_AT).some((word) => SHORT_IDS.test(atob(word.slice(0, 32))))
  );
}
