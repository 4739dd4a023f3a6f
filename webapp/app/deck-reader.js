/*
 * Decks that are dropped or pasted in the view Odds become deck files: those of Yu-Gi-Oh! with names where a card
 * database is open, those of other games with the names of their tables. Lists of any game have names of their own.
 */

import { readPart } from "../base/core/ask.js";
import { askAboutText } from "../base/core/long-text.js";
import { loadModules } from "../base/ui/scripts.js";
import { cardFiles } from "../codes/archetypes/state/card-files.js";
import { cardsPart } from "../codes/decks/state/cards-part.js";
import { shortTitle } from "../codes/decks/state/deck-titles.js";
import { setDeckReader } from "../odds/state/deck-codes.js";

const DECK_CODES = ["ydk", "ydke", "ygo", "ygomobile", "omega"];

async function foundByPage(text) {
  return readPart(await askAboutText("identify", { text }))?.found ?? [];
}

/** The answer of the core: the deck file, or why there is none; null for a text that is no such deck. */
async function deckFileOf(text) {
  // the lab with the databases knows no other game: the page shows whether the text is one of theirs
  let ofPage = await foundByPage(text);
  if (ofPage.length === 0) {
    await loadModules("deck-cards");
    await cardsPart.loadGameOf(text);
    ofPage = await foundByPage(text);
  }
  if (ofPage.length > 0 && !ofPage.some((one) => DECK_CODES.includes(one.kind))) {
    return (await loadModules("deck-cards", "game-deck")).deckFileOfGame(text, ofPage[0].kind);
  }
  await cardFiles.whenKept();
  const found = await cardFiles.ask("identify", { text });
  if (found.ok && found.result.found.some((one) => DECK_CODES.includes(one.kind))) {
    return cardFiles.ask("odds.deck", { text });
  }
  return (await loadModules("workers", "deck-cards", "game-deck")).deckFileOfList(text);
}

setDeckReader({ deckFileOf, titleOf: shortTitle });
