/* What a listener is told of an answer that a key or a press brought about: one sentence, once the keys rest. */

import { announce } from "../../../base/ui/announce.js";
import { byId } from "../../../base/ui/elements.js";

/** The keys rest for so long, in milliseconds. */
const REST = 600;

/**
 * Tells what the answer says first, if the keyboard is in the part of the view that requested it.
 *
 * @param {string} part id of the part
 * @param {string} answer id of the answer in it
 * @param {string=} first what finds the sentence in the answer
 */
export function tellAnswer(part, answer, first = ".note, .verdict, p") {
  const sentence = byId(answer).querySelector(first);
  if (sentence && byId(part).contains(document.activeElement)) announce(sentence.textContent, REST);
}
