/*
 * The workers that play. Each takes the next piece of work when it is done with one; a piece whose worker failed is
 * done again by a new one. The first worker is alone at first: what it soon answers exactly, no other one needs to load
 * a program for. Others are added one by one while the work goes on, as long as each makes it faster.
 */

import { askLab } from "./lab.js";
import { prefersScript, timeBackends } from "../../base/workers/backend-choice.js";
import { LabConnection } from "../../base/workers/lab-connection.js";
import { SpeedMeter } from "../../base/workers/speed-meter.js";

/** A piece of work that fails so often is not tried again. */
const ATTEMPTS = 3;

/** So long each worker works before another one is added, in milliseconds. */
const ALONE = 300;

/** So long it is watched whether a worker that was added helps, in milliseconds. */
const WATCHED = 1500;

/** The lab that plays. */
const LAB = "odds-lab";

const meter = new SpeedMeter();

export const workerPool = {
  workers: [],

  /** At most as many as the browser reports processors, and two at least; fewer once that is known to do as well. */
  size: Math.min(8, Math.max(2, navigator.hardwareConcurrency || 2)),

  /** "wasm" or "js", once something was answered. */
  get backend() {
    return this.workers.map((worker) => worker.backend).find((backend) => backend) || "";
  },

  newWorker: () => new LabConnection(LAB, { wasm: !prefersScript() }),
};

/**
 * Lets workers work for as long as there is something to do.
 *
 * @param next promises a piece of work {op, args, done(answer, milliseconds), failed(reason)}, or null when nothing is
 *   left; without failed, a piece that no worker does ends all
 * @param signal gives everything up
 */
export async function runOnPool(next, signal) {
  const { workers } = workerPool;
  if (workers.length === 0) workers.push(workerPool.newWorker());
  const crew = { next, signal, over: false };
  const served = workers.map((worker) => serve(worker, crew));
  // whoever gets no piece of work any more got the answer that there is none
  const ended = Promise.all(served).finally(() => (crew.over = true));
  await Promise.all([ended, grow(crew, ended)]);
  timeBackends(LAB);
}

/** Adds a worker when those before it are busy for long, and takes away one that does not help. */
async function grow(crew, ended) {
  const { workers } = workerPool;
  const added = [];
  while (!crew.over && workers.length < workerPool.size) {
    await Promise.race([ended, readiness(workers[workers.length - 1]).then(() => pause(ALONE))]);
    if (crew.over || crew.signal.aborted) break;
    const worker = workerPool.newWorker();
    workers.push(worker);
    const served = serve(worker, crew);
    served.catch(() => undefined); // awaited below, unless the first workers fail before
    added.push(served);
    await Promise.race([ended, readiness(worker).then(() => pause(WATCHED))]);
    if (workers.length > 2 && meter.helps(workers.length) === false) {
      workerPool.size = workers.length - 1;
      worker.retired = true;
      workers.pop();
    }
  }
  await Promise.all(added);
}

/** Settles when a worker answers, or cannot. */
function readiness(worker) {
  return worker.learnConstants().catch(() => undefined);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function serve(worker, crew) {
  const { next, signal } = crew;
  for (let piece = await next(); piece !== null && !signal.aborted; piece = await next()) {
    const begun = performance.now();
    const { length } = workerPool.workers;
    const answer = await persistently(worker, piece, signal);
    if (signal.aborted) return;
    if (answer === null) continue;
    const time = performance.now() - begun;
    if (piece.args.batches > 0 && workerPool.workers.length === length) {
      meter.note(piece.args.yaml + "\0" + piece.args.topics[0], length, time / piece.args.batches);
    }
    piece.done(answer, time);
    if (worker.retired) {
      worker.close();
      return;
    }
  }
}

/** The answer; null where the piece takes its failure. */
async function persistently(worker, piece, signal) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askLab(worker, piece.op, piece.args, signal);
    } catch (reason) {
      if (signal.aborted || (attempt === ATTEMPTS && !piece.failed)) throw reason;
      if (attempt === ATTEMPTS) {
        piece.failed(reason);
        return null;
      }
    }
  }
}
