/* Texts that may hold a code of a game that only the largest core reads: it is loaded, and the text is read again. */

import { loadAllDecks, wantsAllDecks } from "./all-decks-core.js";
import { afterPress } from "../../../base/ui/press.js";
import { readAgain } from "../state/actions.js";

/** The text for which the core could not be loaded: it stays what it is without it. */
let failed = null;

/** Whether a text is still to be read by the core of every game, which is then loaded. */
export function awaitsEveryGame(text) {
  if (text === failed || !wantsAllDecks(text)) return false;
  loadAllDecks()
    .catch(() => {
      failed = text;
    })
    .then(() => afterPress(readAgain));
  return true;
}

/** Resolves to whether that core is there, for a deck that is begun. */
export const loadEveryGame = () =>
  loadAllDecks().then(
    () => true,
    () => false,
  );

/** Resolves when it is there for a text that may need it; without it such a code is none. */
export const loadGameOf = async (text) => {
  if (wantsAllDecks(text)) await loadEveryGame();
};
