import "../../base/browser.js";
import { pass } from "../../base/clock.js";
import { equal, test } from "../../base/testing.js";
import { runOnPool, workerPool } from "../../../../../webapp/odds/state/worker-pool.js";

/** The workers that were made, each with the requests that it has not answered yet. */
let made = [];

workerPool.newWorker = () => {
  const worker = {
    backend: "js",
    closed: false,
    waiting: [],
    learnConstants: async () => ({}),
    call: () => new Promise((resolve) => worker.waiting.push(() => resolve('{"ok":true}'))),
    close: () => (worker.closed = true),
  };
  made.push(worker);
  return worker;
};

async function settle() {
  for (let i = 0; i < 50; i++) await null;
}

/** Begins a work of so many pieces on an empty pool. */
function begun(pieces, size) {
  made = [];
  workerPool.workers.length = 0;
  workerPool.size = size;
  let left = pieces;
  const args = { yaml: "deck:", topics: ["opening"], batches: 1 };
  const next = async () => (left-- > 0 ? { op: "simulate.batch", args, done: () => undefined } : null);
  return runOnPool(next, { aborted: false });
}

/** Lets every worker answer what it was asked, if anything, after so many milliseconds. */
async function answerAll(milliseconds) {
  await settle();
  pass(milliseconds);
  made.forEach((worker) => worker.waiting.shift()?.());
  await settle();
}

test("whatOneWorkerSoonAnswers_isDoneByIt", async () => {
  const ended = begun(2, 4);
  await answerAll(100);
  await answerAll(100);
  await ended;
  pass(5000);
  await settle();
  equal(1, made.length);
});

test("longWork_getsAnotherWorker", async () => {
  const ended = begun(20, 2);
  await answerAll(299);
  equal(1, made.length);
  await answerAll(1);
  equal(2, made.length);
  for (let i = 0; i < 20; i++) await answerAll(100);
  await ended;
  equal(2, made.length);
});

// The third worker makes pieces take half as long again: two processors do not do more.
test("workerThatDoesNotHelp_isGivenUp", async () => {
  const ended = begun(200, 8);
  while (made.length < 3) await answerAll(100);
  while (workerPool.size === 8) await answerAll(150);
  equal(2, workerPool.size);
  while (!made[2].closed) await answerAll(100);
  for (let i = 0; i < 200; i++) await answerAll(100);
  await ended;
  equal(3, made.length);
  equal(2, workerPool.workers.length);
});

test("workersThatHelp_areAddedUpToTheNumberOfProcessors", async () => {
  const ended = begun(400, 4);
  for (let i = 0; i < 400; i++) await answerAll(100);
  await ended;
  equal(4, made.length);
  equal(4, workerPool.size);
});
