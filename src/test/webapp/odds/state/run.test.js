import "../../base/browser.js";
import { pass } from "../../base/clock.js";
import { equal, test } from "../../base/testing.js";
import { Run } from "../../../../../webapp/odds/state/run.js";
import { BATCH, CONSTANTS } from "../../base/constants.js";
import { editorLab } from "../../../../../webapp/odds/state/lab.js";
import { workerPool } from "../../../../../webapp/odds/state/worker-pool.js";

/** What the workers were asked and have not answered yet: {request, answer(response), fail(reason)}. */
let asked = [];

/** What was merged: the first batches of the tallies, in the order in which they were given. */
let merged = [];

workerPool.size = 3;
workerPool.workers = Array.from({ length: 3 }, () => ({
  backend: "js",
  call: (text) =>
    new Promise((resolve, reject) => {
      asked.push({
        request: JSON.parse(text),
        answer: (response) => resolve(JSON.stringify(response)),
        fail: (reason) => reject(new Error(reason)),
      });
    }),
}));

editorLab.constants = CONSTANTS;
Cardbench.words["en/page"].lab = { failed: "failed: {reason}" };
/** How many games the first figures of a topic were asked to come from, one number for each request. */
let glances = [];

/** How long a request for first figures takes; null where they are refused. */
let glanceTime = null;

editorLab.call = async (text) => {
  const { op, tallies, topics, count } = JSON.parse(text);
  if (op === "simulate") {
    if (glanceTime === null) return JSON.stringify({ ok: false, diagnostics: [] });
    glances.push(count);
    pass(glanceTime);
    const figures = topics.map((name) => ({ name, games: count, method: "sampled" }));
    return JSON.stringify({ ok: true, result: { topics: figures }, diagnostics: [] });
  }
  merged.push(tallies.map((tally) => tally.first));
  const games = tallies.reduce((sum, tally) => sum + tally.topics[0].games, 0);
  return JSON.stringify({
    ok: true,
    result: { topics: [{ name: tallies[0].topics[0].name, games }] },
    diagnostics: [],
  });
};

/** Lets all that is due happen: reactions of promises only run when nothing else does. */
async function settle() {
  for (let i = 0; i < 50; i++) await null;
}

function answered({ request: { op, topics, firstBatch, batches } }) {
  if (op === "simulate") return { ok: false, diagnostics: [{ code: "odds.random", severity: "error" }] };
  const games = batches * BATCH;
  const tally = { first: firstBatch, topics: [{ name: topics[0], games, scores: [[0, games / 2]], combos: [] }] };
  return { ok: true, result: { tally }, diagnostics: [] };
}

/** Answers what is asked until nothing is, the latest first where that is wanted; all that was asked. */
async function play(latestFirst) {
  const all = [];
  for (await settle(); asked.length > 0; await settle()) {
    const next = latestFirst ? asked.pop() : asked.shift();
    all.push(next.request);
    pass(10);
    next.answer(answered(next));
  }
  return all;
}

function started(topics, goal, { glance = null, rest = 0 } = {}) {
  asked = [];
  merged = [];
  glances = [];
  glanceTime = glance;
  const run = new Run("cards: {}", topics, { seed: "7", goal }, () => undefined);
  return { run, end: run.start(rest) };
}

for (const latestFirst of [false, true]) {
  test("each batch is played once, " + (latestFirst ? "the latest" : "the first") + " answer first", async () => {
    const { run, end } = started(["t"], 20 * BATCH);
    const requests = await play(latestFirst);
    await end;
    equal([run.state, run.trouble, run.games], ["done", null, 20 * BATCH]);
    const batches = requests
      .filter(({ op }) => op === "simulate.batch")
      .flatMap(({ firstBatch, batches: n }) => Array.from({ length: n }, (none, i) => firstBatch + i));
    equal(
      batches.sort((a, b) => a - b),
      Array.from({ length: 20 }, (none, i) => i),
    );
    equal(run.result, { seed: "xoshiro128:7", topics: [{ name: "t", games: 20 * BATCH }] });
  });
}

test("one worker plays while the others try every topic exactly", async () => {
  const { end } = started(["a", "b", "c"], 2 * BATCH);
  await settle();
  equal(
    asked.map(({ request: { op, topics, method, quick } }) => [op, topics, method, quick]),
    [
      ["simulate", ["a"], "exact", true],
      ["simulate", ["b"], "exact", true],
      ["simulate.batch", ["a"], undefined, undefined],
    ],
  );
  const first = asked.shift();
  first.answer(answered(first));
  await settle();
  equal([asked.at(-1).request.topics, asked.at(-1).request.method], [["c"], "exact"]);
  const requests = await play(false);
  await end;
  equal(
    requests
      .filter(({ op }) => op === "simulate.batch")
      .every(({ seed, count }) => seed === "7" && count === 2 * BATCH),
    true,
  );
});

test("a few games of all topics are shown before any worker is asked", async () => {
  const { run, end } = started(["a", "b"], "points", { glance: 10, rest: 300 });
  await settle();
  equal([glances, asked.length], [[25, 250, 2500], 0]);
  equal(
    run.result.topics.map(({ name, games }) => [name, games]),
    [
      ["a", 2500],
      ["b", 2500],
    ],
  );
  equal(run.games, 0);
  pass(300);
  await settle();
  equal(asked.length, 3);
  run.stop();
  asked.forEach((one) => one.fail("given up"));
  await end;
});

test("first figures that take long come from few games", async () => {
  const { run, end } = started(["a"], "points", { glance: 50, rest: 300 });
  await settle();
  equal([glances, run.result.topics[0].games], [[50], 50]);
  run.stop();
  pass(300);
  await end;
  equal(asked, []);
});

test("first figures come from no more games than are wanted", async () => {
  const { run, end } = started(["a"], 100, { glance: 1, rest: 300 });
  await settle();
  equal(glances, [50, 100]);
  run.stop();
  pass(300);
  await end;
});

test("what is played or solved takes the place of the first figures, and never the other way", async () => {
  const { run, end } = started(["a", "b"], 3 * BATCH, { glance: 1 });
  await settle();
  equal(
    run.result.topics.map(({ games }) => games),
    [2500, 2500],
  );
  asked.shift().answer({ ok: true, result: { topics: [{ name: "a", method: "exact" }] }, diagnostics: [] });
  await settle();
  equal(run.result.topics, [
    { name: "a", method: "exact" },
    { name: "b", games: 2500, method: "sampled" },
  ]);
  run.topics[0].glance({ name: "a", games: 50 });
  equal(run.result.topics[0], { name: "a", method: "exact" });
  await play(false);
  await end;
  equal(run.result.topics, [
    { name: "a", method: "exact" },
    { name: "b", games: 3 * BATCH },
  ]);
});

test("what was played of a topic that is solved does not count", async () => {
  const { run, end } = started(["a"], "points");
  await settle();
  asked.shift().answer({ ok: true, result: { topics: [{ name: "a", exact: "1/3" }] }, diagnostics: [] });
  await settle();
  const played = await play(false);
  await end;
  equal(played.length, 2); // by the two other workers, meanwhile
  equal([run.state, run.games, merged], ["done", 0, []]);
  equal(run.result, { seed: "xoshiro128:7", topics: [{ name: "a", exact: "1/3" }] });
});

test("what was counted is merged now and then, and at the end with every tally once", async () => {
  const { end } = started(["t"], 20 * BATCH);
  await play(true);
  await end;
  const last = merged.at(-1);
  equal(new Set(last).size, last.length);
  equal(Math.min(...last), 0);
});

test("the result moves while it is played", async () => {
  const { run } = started(["t"], 20 * BATCH);
  await settle();
  asked.shift().answer({ ok: false, diagnostics: [] });
  await settle();
  const first = asked.shift();
  first.answer(answered(first));
  await settle();
  equal(run.result, null);
  pass(200);
  await settle();
  equal(run.result.topics, [{ name: "t", games: BATCH }]);
  run.stop();
});

test("a run that is stopped keeps what was counted and takes no more", async () => {
  const { run, end } = started(["t"], 20 * BATCH);
  await settle();
  asked.shift().answer({ ok: false, diagnostics: [] });
  await settle();
  const [first, second] = asked;
  first.answer(answered(first));
  await settle();
  run.stop();
  second.answer(answered(second));
  asked.forEach((one) => one.fail("given up"));
  asked = [];
  await settle();
  await end;
  equal([run.state, run.games, run.trouble], ["stopped", BATCH, null]);
  equal(run.result.topics, [{ name: "t", games: BATCH }]);
  equal(asked, []);
});

/** Lets the workers fail at all that they are asked of one operation, three times. */
async function fail(op) {
  for (const reason of ["first", "second", "third"]) {
    await settle();
    const failing = asked.filter(({ request }) => request.op === op);
    asked = asked.filter((one) => !failing.includes(one));
    failing.forEach((one) => one.fail(reason));
  }
}

test("a piece whose worker fails is done again; games that fail three times end the run", async () => {
  const { run, end } = started(["t"], 2 * BATCH);
  await settle();
  asked.shift().answer({ ok: false, diagnostics: [] });
  await fail("simulate.batch");
  await end;
  equal([run.state, run.trouble], ["failed", "third"]);
});

test("where workers fail three times at what is exact, games are played, and the reason is said", async () => {
  const { run, end } = started(["t"], 2 * BATCH);
  await fail("simulate");
  await play(false);
  await end;
  equal([run.state, run.trouble, run.games], ["done", null, 2 * BATCH]);
  equal(run.topics[0].reason.message, "failed: third");
});

test("more effort whose workers fail three times leaves what was played", async () => {
  const { run, end } = started(["t"], 2 * BATCH);
  workerPool.workers.forEach((worker) => (worker.backend = "wasm"));
  await settle();
  asked.shift().answer({ ok: false, diagnostics: [{ code: "solve.too-long", severity: "error" }] });
  const batches = () => asked.findIndex(({ request }) => request.op === "simulate.batch");
  for (await settle(); batches() >= 0; await settle()) {
    const [batch] = asked.splice(batches(), 1);
    batch.answer(answered(batch));
  }
  equal(asked[0].request.quick, false);
  await fail("simulate");
  await end;
  workerPool.workers.forEach((worker) => (worker.backend = "js"));
  equal([run.state, run.trouble, run.games], ["done", null, 2 * BATCH]);
  equal([run.topics[0].hopes, run.topics[0].reason.message], [false, "failed: third"]);
});

test("a batch that the core refuses ends the run with its words", async () => {
  const { run, end } = started(["t"], 5 * BATCH);
  await settle();
  asked.shift().answer({ ok: false, diagnostics: [] });
  await settle();
  asked.shift().answer({ ok: false, diagnostics: [{ message: "no such topic" }] });
  await settle();
  await end;
  equal([run.state, run.trouble], ["failed", "No such topic"]);
});
