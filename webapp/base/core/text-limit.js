/* The length of a text that the page takes. */

/** More characters than any deck, post or file that this page reads. */
export const TEXT_LIMIT = 262144;
