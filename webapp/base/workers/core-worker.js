/*
 * A worker with the core of the view Decks and the data that is open in it, so that it gives the same answers. It is
 * there for one request, such as one about a long text, which would stop the page.
 */

import { loadDecksCore } from "../core/decks-core.js";
import { LabWorker } from "./lab-worker.js";
import { requireWorkers } from "./support.js";

/**
 * A promise of the response text; broken where there is no worker, and where the signal gives the request up, which
 * ends the worker.
 *
 * @param {string} request
 * @param {!AbortSignal=} signal
 * @return {!Promise<string>}
 */
export async function callInWorker(request, signal) {
  requireWorkers();
  await loadDecksCore();
  const worker = await LabWorker.ofFunction(Cardbench.core);
  const end = () => worker.end();
  signal?.addEventListener("abort", end);
  try {
    for (const [door, given] of Cardbench.opened?.values() ?? []) await worker.open(door, given);
    if (signal?.aborted) throw signal.reason;
    return await worker.ask(request);
  } finally {
    signal?.removeEventListener("abort", end);
    end();
  }
}
