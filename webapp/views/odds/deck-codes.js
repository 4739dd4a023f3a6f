/* Decks of Yu-Gi-Oh! that are dropped or pasted here become deck files, with names where a card database is open. */

import { ask, readPart } from "../../core/ask.js";
import { announce } from "../../ui/announce.js";
import { byId, show } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { session } from "./session.js";
import { openText } from "./view.js";
import { cardFiles } from "../../workers/card-files.js";

const DECK_CODES = ["ydk", "ydke", "ygo", "ygomobile", "omega"];

/** So many lines of comments at most stand above the cards of a ydk file. */
const YDK_COMMENTS = 50;

/** Whether a text may be such a deck: an address, one word alone, or a ydk file. No deck file begins like that. */
export function mayBeDeckCode(text) {
  if (/^\s*(?:ydke:|ygo:|https?:|[\w+/=-]{20,}\s*$)/i.test(text)) return true;
  const lines = text
    .split("\n", YDK_COMMENTS)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const first = lines.findIndex((line) => !line.startsWith("#"));
  return first > 0 && lines.slice(0, first).includes("#main") && /^\d+$/.test(lines[first]);
}

/** The answer of the core: the deck file, or why there is none; null for a text that is no such deck. */
export async function deckFileOf(text) {
  // the lab with the databases knows no other game: the page tells whether the text is one of theirs
  const ofPage = readPart(ask("identify", { text }))?.found ?? [];
  if (ofPage.length > 0 && !ofPage.some((one) => DECK_CODES.includes(one.kind))) return null;
  await cardFiles.whenKept();
  const found = await cardFiles.ask("identify", { text });
  return found.ok && found.result.found.some((one) => DECK_CODES.includes(one.kind))
    ? cardFiles.ask("odds.deck", { text })
    : null;
}

/** Puts the deck file in the place of the deck that was pasted, if it is still there. */
export async function takeDeckCode(text) {
  const answer = await deckFileOf(text);
  if (answer === null || session.text !== text) return;
  if (answer.ok) {
    session.text = "";
    openText(answer.result.yaml, { name: "", step: true });
    announce(say("odds.files.converted"));
  } else {
    refuseDeck(answer);
  }
}

export function refuseDeck(answer) {
  byId("odds-trouble").textContent = answer.diagnostics
    .filter((one) => one.severity === "error")
    .map(sayDiagnostic)
    .join(" ");
  show(byId("odds-trouble"), true);
}
