/* The limits of the core for deck files. */

import { TEXT_LIMIT } from "../../base/core/text-limit.js";
import { editorLab } from "./lab.js";

/**
 * The constants of the core, by operation; null until it has answered.
 *
 * @return {?PageConstants}
 */
export function oddsLimits() {
  return editorLab.constants;
}

/** The limits of the search for numbers of copies; the core returns them before a deck has an outline. */
export function searchLimits() {
  return editorLab.constants["odds.optimise"];
}

/** The length of a text that is taken: the limit of the core, or of the page until the core has returned its own. */
export function longestText() {
  return editorLab.constants?.yaml.characters ?? TEXT_LIMIT;
}

/** Whether a word may be a seed; how long one may be is known when the core has reported it. */
export function isSeed(word) {
  return /^[A-Za-z0-9._-]+$/.test(word) && word.length <= (editorLab.constants?.simulate.seed ?? Infinity);
}

/** The number of a game; how large one may be is known when the core has reported it. */
export function gameNumber(text) {
  const number = Math.floor(Number(text));
  return number >= 0 && number <= (editorLab.constants?.trace.game ?? Number.MAX_SAFE_INTEGER) ? number : 0;
}
