/*
 * What comes behind the first answer: names, the editor, and everything that needs card tables. It is a script of
 * its own, deck-cards.js, with its own words and style, loaded with the decks core when the first deck is looked at.
 */

import { loadDecksCore } from "../../core/decks-core.js";
import { byId } from "../../ui/elements.js";
import { whenIdle } from "../../ui/idle.js";
import { loadPart, once } from "../../ui/parts.js";
import { afterPress } from "../../ui/press.js";
import { loadModules, loadScript } from "../../ui/scripts.js";
import { deckState } from "./state.js";
import { drawDecks, read } from "./view.js";
import { openView } from "../views.js";

/**
 * What deck-cards.js brings: nothing but `folds` as long as it is not there.
 *
 * @type {?}
 */
export const cardsPart = { folds: {} };

/** Whether the view was drawn since the part is there. */
let drawnByPart = false;

/**
 * Resolves when the part is there, to false where it could not be loaded: then the deck stays as it is, by numbers, and
 * the next one asks again.
 */
export const loadCardsPart = once(async () => {
  await Promise.all([loadDecksCore(), loadScript("card-list.js"), loadPart([], ["cards"], ["deck"])]);
  await loadModules("deck-cards");
  byId("decks").dataset.cards = "loaded"; // for programs that drive the page
});

/** Fetches the part when the page has nothing else to do, and shows what it makes of the deck that is open. */
export function prefetchCardsPart() {
  whenIdle(() => loadCardsPart().then((there) => there && !drawnByPart && afterPress(redraw)));
}

/** Draws the view anew where it is open. */
export function redraw() {
  drawnByPart = Boolean(cardsPart.pane);
  if (openView.key === "decks") {
    deckState.reading = read(deckState.text, deckState.pick);
    drawDecks();
  }
}
