/* The lengths of texts. */

/** More characters than any deck, post or file that this page reads. */
export const TEXT_LIMIT = 262144;

/** Longer texts are read in a worker: the largest core reads shorter ones in half a second, whatever they are. */
export const LONG_TEXT = 8000;
