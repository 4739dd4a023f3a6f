import { pass } from "../../base/clock.js";
import { equal, near, test } from "../../base/testing.js";
import { BATCH, CONSTANTS, MAX_BATCHES } from "../../base/constants.js";
import { nextCheckpoint } from "../../../../../webapp/odds/state/schedule.js";
import { TopicRun } from "../../../../../webapp/odds/state/topic-run.js";

/** A tally of so many batches in which every second game fails: as uncertain as can be. */
function half(batches, name = "t") {
  const games = batches * BATCH;
  return { topics: [{ name, games, scores: [[0, games / 2]], combos: [] }] };
}

/** A tally in which every game succeeds. */
function sure(batches) {
  return { topics: [{ name: "t", games: batches * BATCH, scores: [], combos: [] }] };
}

function takeAll(run) {
  const pieces = [];
  for (let piece = run.take(); piece !== null; piece = run.take()) pieces.push(piece);
  return pieces;
}

/** The numbers of all batches in pieces. */
function batchesOf(pieces) {
  return pieces.flatMap(({ firstBatch, batches }) => Array.from({ length: batches }, (none, i) => firstBatch + i));
}

test("a number of games is rounded up to batches, each given out once", () => {
  const run = new TopicRun("t", 10 * BATCH + 1, CONSTANTS);
  equal(batchesOf(takeAll(run)), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("the first piece is one batch, later ones last about as long as a piece should", () => {
  const run = new TopicRun("t", 1000 * BATCH, CONSTANTS);
  const first = run.take();
  equal(first, { firstBatch: 0, batches: 1 });
  run.add(first, half(1), 10); // 80 ms hold eight batches of 10 ms
  equal(run.take(), { firstBatch: 1, batches: 8 });
});

test("pieces grow while it takes longer", () => {
  const run = new TopicRun("t", 1000 * BATCH, CONSTANTS);
  run.add(run.take(), half(1), 10);
  pass(2000); // 80 ms and a twentieth of 2000 ms: eighteen batches of 10 ms
  equal(run.take(), { firstBatch: 1, batches: 18 });
});

test("a batch that lasts longer than a piece should is a piece of its own", () => {
  const run = new TopicRun("t", 5 * BATCH, CONSTANTS);
  run.add(run.take(), half(1), 5000);
  equal(run.take(), { firstBatch: 1, batches: 1 });
});

test("no batch is given out twice or left out, however long pieces last", () => {
  const run = new TopicRun("t", 300 * BATCH, CONSTANTS);
  const pieces = [];
  const lengths = [3, 40, 1, 7, 90, 2];
  for (let piece = run.take(), i = 0; piece !== null; piece = run.take(), i++) {
    pieces.push(piece);
    run.add(piece, half(piece.batches), lengths[i % lengths.length] * piece.batches);
  }
  equal(
    batchesOf(pieces),
    Array.from({ length: 300 }, (none, i) => i),
  );
  equal(run.finished, true);
  equal(run.progress, 1);
});

test("it is finished when all came back, in whatever order", () => {
  const run = new TopicRun("t", 3 * BATCH, CONSTANTS);
  const [a, b, c] = takeAll(run);
  run.add(c, half(1), 1);
  run.add(a, half(1), 1);
  equal(run.finished, false);
  near(run.progress, 2 / 3, 1e-12);
  run.add(b, half(1), 1);
  equal(run.finished, true);
  equal(run.counted, 3 * BATCH);
});

test("a run by points gives out what is up to the checkpoint after the next, and waits", () => {
  const run = new TopicRun("t", "points", CONSTANTS);
  equal(batchesOf(takeAll(run)), [0, 1]);
});

test("no piece reaches over a checkpoint", () => {
  const run = new TopicRun("t", "points", CONSTANTS);
  let checkpoint = nextCheckpoint(0, MAX_BATCHES);
  const ends = new Set();
  while (!run.finished) {
    const piece = run.take();
    ends.add(piece.firstBatch + piece.batches);
    run.add(piece, half(piece.batches), 0.001 * piece.batches); // as many batches as may be
  }
  for (; checkpoint <= run.given; checkpoint = nextCheckpoint(checkpoint, MAX_BATCHES))
    equal(ends.has(checkpoint), true);
});

test("a run by points ends at a checkpoint, with what is before it alone", () => {
  // Of 4096 sure games the interval is ± 0.0005 wide: z²/(2(n + z²)), 3.8415/8199.7
  const run = new TopicRun("t", "points", CONSTANTS);
  const [first, second] = takeAll(run);
  run.add(second, sure(1), 1);
  equal(run.finished, false);
  run.add(first, sure(1), 1);
  equal(run.finished, true);
  equal(run.tallies, [sure(1)]);
  equal(run.take(), null);
});

test("the order of arrival does not change where a run by points ends", () => {
  const ends = [false, true].map((backwards) => {
    const run = new TopicRun("t", "points", CONSTANTS);
    while (!run.finished) {
      const pieces = takeAll(run);
      if (backwards) pieces.reverse();
      for (const piece of pieces) run.add(piece, half(piece.batches), 20 * piece.batches);
    }
    return run.tallies.reduce((sum, tally) => sum + tally.topics[0].games, 0) / BATCH;
  });
  equal(ends[0], ends[1]);
  // z²/4 n⁻¹ = 0.001² at n = 960365 games, 234.5 batches; the checkpoints are 1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 30,
  // 38, 48, 60, 75, 94, 118, 148, 185, 232 and 290
  equal(ends[0], 290);
});

test("a run that goes on ends with the last batch alone, and has no progress until then", () => {
  const run = new TopicRun("t", "on", CONSTANTS);
  run.add(run.take(), sure(1), 1);
  equal([run.finished, run.progress], [false, null]);
  for (let piece = run.take(); piece !== null; piece = run.take()) run.add(piece, sure(piece.batches), 1);
  equal([run.finished, run.progress, run.counted], [true, 1, MAX_BATCHES * BATCH]);
});

test("half the width is a quarter of the progress left", () => {
  // ± 0.0153050430 after one batch, of ± 0.001
  const run = new TopicRun("t", "points", CONSTANTS);
  equal(run.progress, 0);
  run.add(run.take(), half(1), 1);
  near(run.progress, (0.001 / 0.01530504346721) ** 2, 1e-9);
});

test("an exact result ends it", () => {
  const run = new TopicRun("t", "points", CONSTANTS);
  run.add(run.take(), half(1), 1);
  run.settle({ name: "t", exact: true });
  equal([run.finished, run.take(), run.tallies, run.changed], [true, null, [], false]);
  equal(run.result, { name: "t", exact: true });
});

test("more effort is hoped for where that was all that lacked", () => {
  const hopes = (code, quick) => {
    const run = new TopicRun("t", "points", CONSTANTS);
    run.refuse([{ code: "odds.not-exact" }, { code }], quick);
    return run.hopes;
  };
  equal(hopes("solve.too-long", true), true);
  equal(hopes("odds.exact-too-many-hands", true), true);
  equal(hopes("solve.too-long", false), false);
  equal(hopes("odds.random", true), false);
});

test("a part that is solved begins the games anew, a smaller one does not", () => {
  const run = new TopicRun("t", "points", CONSTANTS);
  run.add(run.take(), half(1), 1);
  run.refuse([], false, { hands: 10, value: 0.5 });
  equal([run.counted, run.tallies, run.take()], [0, [], { firstBatch: 0, batches: 1 }]);
  run.refuse([], false, { hands: 9, value: 0.9 });
  equal(run.part, { hands: 10, value: 0.5 });
  equal(run.given, 1);
});

test("what is solved has no width", () => {
  // with half of it solved, the bounds of the whole are half as wide: a quarter of the games will do
  const run = new TopicRun("t", "points", CONSTANTS);
  run.refuse([], false, { hands: 1, value: 0.5 });
  while (!run.finished) {
    const piece = run.take();
    run.add(piece, half(piece.batches), 20 * piece.batches);
  }
  // 234.5 / 4 = 58.6 batches: the next checkpoint is 60
  equal(run.counted / BATCH, 60);
});

test("games with the open hands alone are shown when their bounds are as close as those before", () => {
  const run = new TopicRun("t", "points", CONSTANTS);
  const result = (method, low, high) => ({ method, success: { low, high } });
  run.glance(result("sampled", 0, 1));
  run.show(result("hybrid", 0.2, 0.8));
  equal(run.result.method, "hybrid", "first figures are worth less than anything");
  run.show(result("sampled", 0.45, 0.55));
  run.show(result("hybrid", 0.4, 0.6));
  equal(run.result.method, "sampled");
  run.show(result("hybrid", 0.46, 0.54));
  equal(run.result.method, "hybrid");
  run.settle(result("exact", 0.5, 0.5));
  equal(run.result.method, "exact");
});

test("what is shown gets no wider before the end", () => {
  const run = new TopicRun("t", "points", CONSTANTS);
  const result = (low, high) => ({ method: "sampled", success: { low, high } });
  run.show(result(0.2, 0.8));
  run.show(result(0.1, 0.8));
  equal(run.result.success.low, 0.2);
  run.show(result(0.4, 0.8));
  equal(run.result.success.low, 0.4);
  run.finished = true;
  run.show(result(0.3, 0.8));
  equal(run.result.success.low, 0.3);
});
