/*
 * What comes behind the first answer: lists, names, the editor, and everything that needs card tables. It is a script
 * of its own, deck-cards.js, with its own words and style. Lists need no more; decks need the decks core.
 */

import { loadDecksCore } from "../../../base/core/decks-core.js";
import { loadPart, once } from "../../../base/ui/parts.js";
import { loadScript } from "../../../base/ui/scripts.js";

/**
 * What deck-cards.js brings: nothing but `folds` as long as it is not there.
 *
 * @type {?}
 */
export const cardsPart = { folds: {} };

/** Resolves when texts can be read as lists, to false where that could not be loaded. */
export const loadListPart = once(() => loadPart(["input", "deck-cards"], ["input", "cards"], ["deck"]));

/**
 * Resolves when the whole part is there, to false where it could not be loaded: then the deck stays as it is, by
 * numbers, and the next one asks again.
 */
export const loadCardsPart = once(async () => {
  await Promise.all([loadDecksCore(), loadScript("card-list.js"), loadListPart()]);
  cardsPart.openDecks(); // not there where deck-cards.js could not be loaded, which fails this, too
});
