/*
 * What the device keeps. Projects of one owner share an origin on most hosts, so every name carries the
 * folder of this page. Storage may be forbidden, full or absent: then nothing is kept, and nothing else happens.
 */

/** What belongs to the reader, by name: all that is kept but the language and the theme. */
const KEPT_NAMES = [
  "recent",
  "files",
  "card-files",
  "card-language",
  "limit-list",
  "share",
  "words",
  "avoid",
  "odds-text",
  "odds-recent",
  "odds-plain",
  "wizard",
  "wizard-files",
];

/** The databases with files that the reader brought. */
const KEPT_DATABASES = ["files", "cards"];

export const STORAGE_PREFIX = "cardbench:" + location.pathname.replace(/[^/]*$/, "") + ":";

export function recall(name, otherwise) {
  try {
    const kept = localStorage.getItem(STORAGE_PREFIX + name);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch (unavailable) {
    return otherwise;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(STORAGE_PREFIX + name, JSON.stringify(value));
  } catch (unavailable) {
    return false;
  }
  return true;
}

/** Whether anything of the reader's is kept. */
export function keepsAnything() {
  return KEPT_NAMES.some((name) => {
    const kept = recall(name, null);
    return Boolean(kept) && kept.length !== 0;
  });
}

/** Throws away what is kept of the reader's. */
export function forgetKept() {
  try {
    KEPT_NAMES.forEach((name) => localStorage.removeItem(STORAGE_PREFIX + name));
    KEPT_DATABASES.forEach((name) => indexedDB.deleteDatabase(STORAGE_PREFIX + name));
  } catch (unavailable) {
    return false;
  }
  return true;
}
