/*
 * The core for decks of every game. The core of the view Decks leaves out the games that few visitors play: their
 * codes would be a seventh of what all visitors load. It comes with the first text that may hold such a code, answers
 * like the one before it, and takes over the tables that are open there.
 */

import { loadDecksCore } from "../../../base/core/decks-core.js";
import { receiveForCore } from "../../../base/core/early-tables.js";
import { mayNeedEveryGame } from "../state/every-game-text.js";
import { loadScript } from "../../../base/ui/scripts.js";

let coming = null;
let loaded = false;

/** Whether a text may hold a code that this core reads and the one before it does not. */
export function wantsAllDecks(text) {
  return !loaded && mayNeedEveryGame(text);
}

/** Resolves when it is there; broken where its script cannot be loaded, which the next call tries anew. */
export function loadAllDecks() {
  coming =
    coming ||
    loadDecksCore()
      .then(() => loadScript("all-decks.js"))
      .then(() => {
        receiveForCore();
        loaded = true;
      })
      .catch((error) => {
        coming = null;
        throw error;
      });
  return coming;
}
