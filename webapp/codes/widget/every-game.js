/*
 * Decks of the games that few play. What reads them is a script of its own, all-decks.js, which comes with the first
 * text that may hold one. Their ids have set and number; tables name the cards of one of these games.
 */

import { mayNeedEveryGame } from "../decks/state/every-game-text.js";
import { loadReader, openTables } from "./tables.js";

/** The game whose cards have tables. */
const NAMED = "lor";

/** Resolves when the script is there, to the same as loadReader. */
let coming = null;

/** The script replaces the function that tables call: from then on they are opened in both cores. */
async function loadGames() {
  const before = Cardbench.table;
  const answer = await loadReader("games");
  const after = Cardbench.table;
  if (after !== before) {
    Cardbench.table = (name, text) => {
      before(name, text);
      return after(name, text);
    };
  }
  return answer;
}

function ask(text, language) {
  const answer = JSON.parse(Cardbench.call(JSON.stringify({ op: "deck", text, language })));
  return answer.ok ? answer.result : null;
}

/** The deck of such a code, in the shape of the core's answer; null where there is none. */
export async function everyGameDeck(text, language) {
  if (!mayNeedEveryGame(text)) return null;
  coming = coming || loadGames();
  if ((await coming) !== "") return null;
  const deck = ask(text, language);
  if (deck?.game !== NAMED) return deck;
  await openTables(NAMED, "en"); // the language that every site has
  return ask(text, language);
}
