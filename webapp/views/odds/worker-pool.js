/*
 * The workers that play. Each takes the next piece of work when it is done with one; a piece whose worker failed is
 * done again by a new one.
 */

import { askLab } from "./lab.js";
import { LabConnection } from "../../workers/lab-connection.js";

/** A piece of work that fails so often is not tried again. */
const ATTEMPTS = 3;

export const workerPool = {
  workers: [],

  /** As many as there are processors, and two at least. */
  size: Math.min(8, Math.max(2, navigator.hardwareConcurrency || 2)),

  /** "wasm" or "js", once something was answered. */
  get backend() {
    return this.workers.map((worker) => worker.backend).find((backend) => backend) || "";
  },
};

/**
 * Lets all workers work for as long as there is something to do.
 *
 * @param next promises a piece of work {op, args, done(answer, milliseconds)}, or null when nothing is left
 * @param signal gives everything up
 */
export async function runOnPool(next, signal) {
  while (workerPool.workers.length < workerPool.size)
    workerPool.workers.push(new LabConnection("odds-lab", { wasm: true }));
  await Promise.all(workerPool.workers.map((worker) => serve(worker, next, signal)));
}

async function serve(worker, next, signal) {
  for (let piece = await next(); piece !== null && !signal.aborted; piece = await next()) {
    const begun = performance.now();
    const answer = await persistently(worker, piece, signal);
    if (signal.aborted) return;
    piece.done(answer, performance.now() - begun);
  }
}

async function persistently(worker, piece, signal) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askLab(worker, piece.op, piece.args, signal);
    } catch (reason) {
      if (signal.aborted || attempt === ATTEMPTS) throw reason;
    }
  }
}
