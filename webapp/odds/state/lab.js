/* The core for deck files: the worker that is always free for typed text and requests. */

import { LabConnection } from "../../base/workers/lab-connection.js";

/** Answers whatever the reader asks; many games are played elsewhere, so that it is always free. */
export const editorLab = new LabConnection("odds-lab", { wasm: true });

/**
 * Sends a request to a worker. Broken where it was given up or no worker works.
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

/** One question at a time: whoever asks again gives up what was queried before. */
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
