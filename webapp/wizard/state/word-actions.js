/* Actions: the core is queried about words of cards. */

import { askCore, askWords, wordSentences } from "./lab.js";

/** Resolves to [the answer with what can stand at a place, the sentences of its words]. */
export function completionOf(text, offset) {
  return Promise.all([askCore("complete", { text, offset }), wordSentences()]);
}

/** Resolves to the answer with the word at a place, and its meaning. */
export function wordAt(text, offset) {
  return askWords("hover", { text, offset });
}
