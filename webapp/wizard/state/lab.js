/* The core for cards of 逆时巫师 OL. */

import { LabConnection } from "../../base/workers/lab-connection.js";

export const wizardLab = new LabConnection("wizard-lab");

/**
 * Sends a request about cards to the worker.
 *
 * @param {string} op
 * @param {!Object=} args
 * @return {!Promise<!CoreResponse>}
 */
export async function askCore(op, args) {
  const answer = await wizardLab.call(JSON.stringify({ op: "wizard." + op, ...args }));
  return /** @type {!CoreResponse} */ (JSON.parse(answer));
}

/** What words mean is a lab of its own: a card is checked and played without it. */
const wordsLab = new LabConnection("words-lab");

/**
 * Requests the meaning of words from the worker, in the language of the page.
 *
 * @param {string} op
 * @param {!Object=} args
 * @return {!Promise<!CoreResponse>}
 */
export async function askWords(op, args) {
  const answer = await wordsLab.call(JSON.stringify({ op: "wizard." + op, language: coreLanguage(), ...args }));
  return /** @type {!CoreResponse} */ (JSON.parse(answer));
}

/** The sentences in each language that was requested. */
const sentences = new Map();

/**
 * A sentence for each word, by the name of its entry.
 *
 * @return {!Promise<!Object<string, string>>}
 */
export async function wordSentences() {
  const language = coreLanguage();
  if (!sentences.has(language)) {
    const { result } = await askWords("words");
    sentences.set(language, result.words);
  }
  return sentences.get(language);
}

/** The language of the words that the core makes. */
export function coreLanguage() {
  return document.documentElement.lang.slice(0, 2);
}
