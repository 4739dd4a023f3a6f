/* The sentences of the effects of the cards on the table. */

import { effectSentences } from "./log-words.js";
import { wizard } from "../state/state.js";

/**
 * The sentences by their places, which are those of the game where the text is all that the game was made of.
 *
 * @return {!Map<string, string>}
 */
export function effectsOfText() {
  const { game, text, words } = wizard.get();
  const given = game?.handle.cards || [];
  return effectSentences(given.length === 1 && given[0] === text ? words : []);
}
