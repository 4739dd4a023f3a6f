/*
 * Decks that are dropped or pasted here become deck files: those of Yu-Gi-Oh! with names where a card database is open,
 * those of other games with the names of their tables.
 */

import { ask, readPart } from "../../core/ask.js";
import { loadModules } from "../../ui/scripts.js";
import { cardsPart } from "../decks/cards-part.js";
import { cardFiles } from "../../workers/card-files.js";

const DECK_CODES = ["ydk", "ydke", "ygo", "ygomobile", "omega"];

/** So many lines of comments at most stand above the cards of a ydk file. */
const YDK_COMMENTS = 50;

/** A code alone on its line, or two with a bar between them, as main deck and sideboard of Riftbound. */
const CODE_LINE = /^[\w+/=-]{20,}(?:\s*\|\s*[\w+/=-]{20,})?$/;

/**
 * Whether a text may be such a deck: an address, one word alone with or without comments, or a ydk file. No deck file
 * begins like that.
 */
export function mayBeDeckCode(text) {
  if (/^\s*(?:ydke:|ygo:|https?:|[\w+/=-]{20,}\s*$)/i.test(text)) return true;
  const lines = text
    .split("\n", YDK_COMMENTS)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const first = lines.findIndex((line) => !line.startsWith("#"));
  const written = lines.filter((line) => !line.startsWith("#"));
  if (written.length === 1 && CODE_LINE.test(written[0])) return true;
  return first > 0 && lines.slice(0, first).includes("#main") && /^\d+$/.test(lines[first]);
}

function foundByPage(text) {
  return readPart(ask("identify", { text }))?.found ?? [];
}

/** The answer of the core: the deck file, or why there is none; null for a text that is no such deck. */
export async function deckFileOf(text) {
  // the lab with the databases knows no other game: the page tells whether the text is one of theirs
  let ofPage = foundByPage(text);
  if (ofPage.length === 0) {
    await loadModules("deck-cards");
    await cardsPart.loadGameOf(text);
    ofPage = foundByPage(text);
  }
  if (ofPage.length > 0 && !ofPage.some((one) => DECK_CODES.includes(one.kind))) {
    return (await loadModules("deck-cards", "game-deck")).deckFileOfGame(text, ofPage[0].kind);
  }
  await cardFiles.whenKept();
  const found = await cardFiles.ask("identify", { text });
  return found.ok && found.result.found.some((one) => DECK_CODES.includes(one.kind))
    ? cardFiles.ask("odds.deck", { text })
    : null;
}
