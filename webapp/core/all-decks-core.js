/*
 * The core for decks of every game. The core of the view Decks leaves out the games that few visitors play: their
 * codes would be a seventh of what all visitors load. It comes with the first text that may hold such a code, answers
 * like the one before it, and takes over the tables that are open there.
 */

import { loadDecksCore } from "./decks-core.js";
import { receiveForCore } from "./early-tables.js";
import { loadScript } from "../ui/scripts.js";

/** A word of base32 that begins with format 1, as codes of Legends of Runeterra and Riftbound do. */
const BASE32_WORD = /(?:^|[^A-Za-z0-9])[CD][A-Z2-7]{11,}(?![A-Za-z0-9])/;

/** The same as the whole text, typed: small letters, blanks, digits that look like letters. */
const TYPED_BASE32 = /^[cd](?=[a-z]*\d)[a-z0-9|]{23,}=*$/i;

/** Base64 of `{"Cards` or `{"Name"`, as long codes of Marvel Snap begin. */
const LONG_SNAP = /eyJ(?:DYXJk|OYW1l)/;

/** Words of base64 that are long enough for a short code of Marvel Snap. */
const LONG_WORDS = /[A-Za-z0-9+/]{32,}/g;

/** Short ids with commas between them. */
const SHORT_IDS = /^[A-Z0-9][A-Za-z0-9]*,[A-Za-z0-9,]*$/;

/** A text of more words is looked at no further. */
const WORDS_LOOKED_AT = 200;

let coming = null;
let there = false;

/** Whether a text may hold a code that this core reads and the one before it does not. */
export function wantsAllDecks(text) {
  if (there) return false;
  return (
    BASE32_WORD.test(text) ||
    TYPED_BASE32.test(text.replace(/\s+/g, "")) ||
    LONG_SNAP.test(text) ||
    (text.match(LONG_WORDS) || []).slice(0, WORDS_LOOKED_AT).some((word) => SHORT_IDS.test(atob(word.slice(0, 32))))
  );
}

/** Resolves when it is there; broken where its script cannot be loaded, which the next call tries anew. */
export function loadAllDecks() {
  coming =
    coming ||
    loadDecksCore()
      .then(() => loadScript("all-decks.js"))
      .then(() => {
        receiveForCore();
        there = true;
      })
      .catch((error) => {
        coming = null;
        throw error;
      });
  return coming;
}
