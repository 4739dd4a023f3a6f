/* What is kept of the reader's, and how it is thrown away. A test compares the list with what the page keeps. */

import { DEVICE, STORAGE_PREFIX, TAB, recall } from "./storage.js";

/** What belongs to the reader, by name: all that is kept but the language, the theme and the faster backend. */
const KEPT_NAMES = [
  "recent",
  "files",
  "card-columns",
  "card-files",
  "card-language",
  "limit-list",
  "share",
  "words",
  "avoid",
  "odds-text",
  "odds-recent",
  "odds-plain",
  "odds-form",
  "odds-width",
  "wizard",
  "wizard-plain",
  "wizard-files",
  "deck-text",
  "unwritten",
  "setcodes",
  "setcode-numbering",
  "roles",
  "collection",
];

/** The databases with files that the reader brought. */
const KEPT_DATABASES = ["files", "cards"];

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
    for (const store of [DEVICE, TAB]) {
      KEPT_NAMES.forEach((name) => globalThis[store].removeItem(STORAGE_PREFIX + name));
    }
    KEPT_DATABASES.forEach((name) => indexedDB.deleteDatabase(STORAGE_PREFIX + name));
  } catch (unavailable) {
    return false;
  }
  return true;
}
