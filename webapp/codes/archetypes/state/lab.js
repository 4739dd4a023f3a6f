/* The core of this view works in a worker, where the opened files are. */

import { archetypeState } from "./state.js";
import { openArchetypes, tableTag } from "./table.js";
import { cardFiles } from "./card-files.js";

/**
 * Sends a request to the worker, and before it one for its constants; in the language of the page and the numbering
 * that was chosen.
 *
 * @param {string} op
 * @param {!Object=} args
 * @return {!Promise<!CoreResponse>}
 */
async function askLab(op, args) {
  await cardFiles.lab.learnConstants();
  await openArchetypes();
  const { numbering } = archetypeState();
  return cardFiles.ask(op, { language: tableTag(), ...(numbering && { numbering }), ...args });
}

/** The result of a question, or null where there is none. */
export async function resultOf(op, args) {
  const answer = await askLab(op, args);
  return answer.ok ? answer.result : null;
}

/** Only the answer to the last question counts: for the others null. */
export function latest() {
  let asked = 0;
  return async (op, args) => {
    const question = ++asked;
    const answer = await askLab(op, args);
    return question === asked ? answer : null;
  };
}
