/* The core for deck files: the worker that is always free for whatever is typed and asked. */

import { TEXT_LIMIT } from "../../base/core/text-limit.js";
import { LabConnection } from "../../base/workers/lab-connection.js";

/** Answers whatever the reader asks; many games are played elsewhere, so that it is always free. */
export const editorLab = new LabConnection("odds-lab", { wasm: true });

/**
 * Asks a worker. Broken where it was given up or no worker works.
 *
 * @param {!LabConnection} connection
 * @param {string} op
 * @param {!Object} args
 * @param {!AbortSignal=} signal
 * @return {!Promise<!CoreResponse>}
 */
export async function askLab(connection, op, args, signal) {
  const answer = await connection.call(JSON.stringify({ op, ...args }), signal);
  return /** @type {!CoreResponse} */ (JSON.parse(answer));
}

/** The length of a text that is taken: what the core reads; until it has said how much that is, what the page takes. */
export function longestText() {
  return editorLab.constants?.yaml.characters ?? TEXT_LIMIT;
}

/** Whether a word may be a seed; how long one may be is known when the core has said it. */
export function isSeed(word) {
  return /^[A-Za-z0-9._-]+$/.test(word) && word.length <= (editorLab.constants?.simulate.seed ?? Infinity);
}

/** The number of a game; how large one may be is known when the core has said it. */
export function gameNumber(text) {
  const number = Math.floor(Number(text));
  return number >= 0 && number <= (editorLab.constants?.trace.game ?? Number.MAX_SAFE_INTEGER) ? number : 0;
}

/** One question at a time: whoever asks again gives up what was asked before. */
export function latestOnly() {
  let control = null;
  return (op, args) => {
    control?.abort();
    const own = (control = new AbortController());
    return askLab(editorLab, op, args, own.signal).then(
      (answer) => (own.signal.aborted ? null : answer),
      (reason) => {
        if (own.signal.aborted) return null;
        throw reason;
      },
    );
  };
}
