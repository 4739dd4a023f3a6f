/* Requests about texts of any length: a worker answers those about long ones, so that no text stops the page. */

import { loadModules } from "../ui/scripts.js";
import { ask } from "./ask.js";
import { LONG_TEXT } from "./text-limit.js";

/**
 * A promise of the answer about a text; broken where the signal gives the request up, which ends the worker. A browser
 * without workers answers in the page.
 *
 * @param {string} op
 * @param {{text: string}} args
 * @param {!AbortSignal=} signal
 * @return {!Promise<!CoreResponse>}
 */
export async function askAboutText(op, args, signal) {
  if (args.text.length <= LONG_TEXT) return ask(op, args);
  try {
    const { callInWorker } = await loadModules("workers");
    return /** @type {!CoreResponse} */ (JSON.parse(await callInWorker(JSON.stringify({ op, ...args }), signal)));
  } catch (failed) {
    if (signal?.aborted) throw failed;
    return ask(op, args);
  }
}
