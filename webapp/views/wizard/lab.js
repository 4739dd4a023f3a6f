/* The core for cards of 逆时巫师 OL. */

import { TEXT_LIMIT } from "../../core/text-limit.js";
import { LabConnection } from "../../workers/lab-connection.js";

export const wizardLab = new LabConnection("wizard-lab");

/**
 * Asks the worker about cards.
 *
 * @param {string} op
 * @param {!Object=} args
 * @return {!Promise<!CoreResponse>}
 */
export async function askCore(op, args) {
  const answer = await wizardLab.call(JSON.stringify({ op: "wizard." + op, ...args }));
  return /** @type {!CoreResponse} */ (JSON.parse(answer));
}

/** The length of a text that is taken: what the core reads; until it has said how much that is, what the page takes. */
export function longestText() {
  return wizardLab.constants?.["wizard.check"].text ?? TEXT_LIMIT;
}

/** The language of the words that the core makes. */
export function coreLanguage() {
  return document.documentElement.lang.slice(0, 2);
}
