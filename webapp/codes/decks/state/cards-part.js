/*
 * What comes behind the first answer: names, the editor, and everything that needs card tables. It is a script of
 * its own, deck-cards.js, with its own words and style, loaded with the decks core when the first deck is looked at.
 */

import { loadDecksCore } from "../../../base/core/decks-core.js";
import { byId } from "../../../base/ui/elements.js";
import { loadPart, once } from "../../../base/ui/parts.js";
import { loadModules, loadScript } from "../../../base/ui/scripts.js";

/**
 * What deck-cards.js brings: nothing but `folds` as long as it is not there.
 *
 * @type {?}
 */
export const cardsPart = { folds: {} };

/**
 * Resolves when the part is there, to false where it could not be loaded: then the deck stays as it is, by numbers, and
 * the next one asks again.
 */
export const loadCardsPart = once(async () => {
  await Promise.all([loadDecksCore(), loadScript("card-list.js"), loadPart(["input"], ["input", "cards"], ["deck"])]);
  await loadModules("deck-cards");
  byId("decks").dataset.cards = "loaded"; // for programs that drive the page
});
