/*
 * What the device keeps. Projects of one owner share an origin on most hosts, so every name carries the
 * folder of this page. Storage may be forbidden, full or absent: then nothing is kept, and nothing else happens.
 */

export const STORAGE_PREFIX = "cardbench:" + location.pathname.replace(/[^/]*$/, "") + ":";

/** Stores of the browser: what is kept for every tab, and what this tab alone keeps as long as it is open. */
export const DEVICE = "localStorage";
export const TAB = "sessionStorage";

/**
 * What is kept under a name.
 *
 * @param {string} name
 * @param {?} otherwise the answer where nothing is
 * @param {string=} store
 * @return {?}
 */
export function recall(name, otherwise, store = DEVICE) {
  try {
    const kept = globalThis[store].getItem(STORAGE_PREFIX + name);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch (unavailable) {
    return otherwise;
  }
}

/**
 * Keeps a value under a name; false where it cannot be kept.
 *
 * @param {string} name
 * @param {?} value
 * @param {string=} store
 * @return {boolean}
 */
export function keep(name, value, store = DEVICE) {
  try {
    globalThis[store].setItem(STORAGE_PREFIX + name, JSON.stringify(value));
  } catch (unavailable) {
    return false;
  }
  return true;
}
