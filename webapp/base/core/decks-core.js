/*
 * The core of the view Decks: the larger bundle, which knows names and card tables. It comes when the page has nothing
 * else to do, or as soon as it is wanted, and takes over from the bundle of the first answer: the same global, the same
 * answers, and more of them.
 */

import { receiveForCore } from "./early-tables.js";
import { loadScript } from "../ui/scripts.js";
import { loadWordPart } from "../ui/words.js";

/** The words that only this core uses. */
const DECKS_CORE_WORDS = "decks";

let coming = null;

let isThere = false;

/** Whether it is there: the bundle of the first answer writes no codes. */
export function hasDecksCore() {
  return isThere;
}

/** Resolves when it is there; broken where its script cannot be loaded, which the next call tries anew. */
export function loadDecksCore() {
  coming =
    coming ||
    Promise.all([
      loadScript("decks.js").then(receiveForCore),
      loadWordPart(DECKS_CORE_WORDS),
    ]).then(
      () => {
        isThere = true;
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
  return coming;
}
