/* The announcement of an answer to a key or a press: one sentence, once the keys rest. */

import { announce } from "../../../base/ui/announce.js";
import { byId } from "../../../base/ui/elements.js";

/** The keys rest for so long, in milliseconds. */
const REST = 600;

/**
 * Announces the first part of the answer, if the keyboard is in the part of the view that requested it.
 *
 * @param {string} part id of the part
 * @param {string} answer id of the answer in it
 * @param {string=} first what finds the sentence in the answer
 */
export function tellAnswer(part, answer, first = ".note, .verdict, p") {
  const sentence = byId(answer).querySelector(first);
  if (sentence && byId(part).contains(document.activeElement)) announce(sentence.textContent, REST);
}
