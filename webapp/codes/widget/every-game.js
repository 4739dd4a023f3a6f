/*
 * Decks of the games that few play. What reads them is a script of its own, all-decks.js, which comes with the first
 * text that may hold one. Their ids have set and number, so that no table is needed.
 */

import { mayNeedEveryGame } from "../decks/state/every-game-text.js";
import { loadReader } from "./tables.js";

/** The deck of such a code, in the shape of the core's answer; null where there is none. */
export async function everyGameDeck(text, language) {
  if (!mayNeedEveryGame(text) || (await loadReader("games")) !== "") return null;
  const answer = JSON.parse(Cardbench.call(JSON.stringify({ op: "deck", text, language })));
  return answer.ok ? answer.result : null;
}
