/* How much of a text goes into the address and into the history of the browser. */

/** Texts longer than this stay out of the address, where they would be of no use as a link. */
export const LINK_LENGTH = 8000;

/** Longer texts do not go into the browser's history either. */
export const STATE_LENGTH = 65536;
