/*
 * Texts that may hold a code of a game that few play: Legends of Runeterra, Riftbound, Marvel Snap. What reads them is
 * a script of its own. Without any state, so that the widget has a copy.
 */

/*
 * What is tested here is tested by the core's finders, too; they look further. A test in Java compares the two.
 */

/** A word of base32 that begins with format 1, as codes of Legends of Runeterra and Riftbound do. */
const BASE32_WORD = /(?:^|[^A-Za-z0-9])[CD][A-Z2-7]{11,}(?![A-Za-z0-9])/;

/** A word of base32 of any format with one of the versions 1 to 5, which a deck of Legends of Runeterra fills. */
const ANY_FORMAT = /(?:^|[^A-Za-z0-9])[ACEGIKMOQSUWY246][E-X][A-Z2-7]{28,}(?![A-Za-z0-9])/;

/** The same as the whole text, typed: small letters, blanks, digits that look like letters. */
const TYPED_BASE32 = /^[cd](?=[a-z]*\d)[a-z0-9|]{23,}=*$/i;

/** A word of base32 that is the whole text, in small letters. */
const SMALL_BASE32 = /^\s*[cd][a-z2-7]{11,}\s*$/i;

/** The code of a deck of Legends of Runeterra without a card. */
const EMPTY_RUNETERRA = /^\s*CEAAAAA\s*$/;

/** Base64 of `{"Cards` or `{"Name"`, as long codes of Marvel Snap begin. */
const LONG_SNAP = /eyJ(?:DYXJk|OYW1l)/;

/** Words of base64 that are long enough for a short code of Marvel Snap. */
const LONG_WORDS = /[A-Za-z0-9+/]{16,}/g;

/** The first bytes of short ids with commas between them. */
const SHORT_IDS = /^[A-Za-z0-9][A-Za-z0-9_,]*$/;

/** A text of more words is looked at no further. */
const WORDS_LOOKED_AT = 200;

/** Whether a text may hold such a code. */
export function mayNeedEveryGame(text) {
  return (
    BASE32_WORD.test(text) ||
    ANY_FORMAT.test(text) ||
    TYPED_BASE32.test(text.replace(/\s+/g, "")) ||
    SMALL_BASE32.test(text) ||
    EMPTY_RUNETERRA.test(text) ||
    LONG_SNAP.test(text) ||
    (text.match(LONG_WORDS) || []).slice(0, WORDS_LOOKED_AT).some((word) => SHORT_IDS.test(atob(word.slice(0, 16))))
  );
}
