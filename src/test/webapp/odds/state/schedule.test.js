import { equal, near, test } from "../../base/testing.js";
import { nextCheckpoint, widest } from "../../../../../webapp/odds/state/schedule.js";

test("checkpoints are a quarter further each, and at least one batch", () => {
  // 1.25 times as far, rounded up: 5, 6.25, 8.75, 11.25
  equal(
    [0, 1, 4, 5, 7, 9, 100].map((n) => nextCheckpoint(n, 1000)),
    [1, 2, 5, 7, 9, 12, 125],
  );
});

test("no checkpoint is behind the last batch", () => {
  equal(
    [999, 1000].map((n) => nextCheckpoint(n, 1000)),
    [1000, 1000],
  );
});

function tally(games, failed, ...combos) {
  return {
    games,
    scores: [
      [0, failed],
      [1, games - failed],
    ],
    combos,
  };
}

const BATCH = 4096;

const QUANTILE = 1.959964;

// Half the difference of the roots of (p - s/n)² = z² p(1 - p)/n, in decimals of 40 digits, for that quantile:
// 50, 3, 0 and 1 successes in 100, 10, 100 and 4096 games.
const HALF_OF_100 = 0.0961684703645;
const THREE_OF_10 = 0.2477152940488;
const NONE_OF_100 = 0.0184967493845;
const ONE_OF_4096 = 0.000669302467;

test("the width is half of Wilson's interval", () => {
  near(widest([tally(100, 50)], QUANTILE, BATCH), HALF_OF_100, 1e-12);
  near(widest([tally(10, 7)], QUANTILE, BATCH), THREE_OF_10, 1e-12);
  near(widest([tally(4096, 4095)], QUANTILE, BATCH), ONE_OF_4096, 1e-12);
});

test("what always succeeds is as uncertain as what never does", () => {
  near(widest([tally(100, 100)], QUANTILE, BATCH), NONE_OF_100, 1e-12);
  near(widest([tally(100, 0)], QUANTILE, BATCH), NONE_OF_100, 1e-12);
});

test("a topic without a failed game has no score of zero", () => {
  near(widest([{ games: 100, scores: [[2, 100]], combos: [] }], QUANTILE, BATCH), NONE_OF_100, 1e-12);
});

test("tallies count together", () => {
  near(widest([tally(30, 20), tally(70, 30)], QUANTILE, BATCH), HALF_OF_100, 1e-12);
});

test("a combo may be less certain than its topic", () => {
  near(widest([tally(60, 0, 0, 20), tally(40, 0, 0, 30)], QUANTILE, BATCH), HALF_OF_100, 1e-12);
});

test("without games nothing is known", () => {
  equal(widest([], QUANTILE, BATCH), 1);
});

test("batches that differ less than by chance make it less wide", () => {
  // 8 batches of 4096 games with 2048 successes each, but one with 16 more and one with 16 less: their variance is
  // 512 / 7, times 7.5 / 5 and 1 + 1 / sqrt(7) for so few, as a share of 1024 for plain games
  const games = 8 * BATCH;
  const squares = 6 * 2048 ** 2 + 2064 ** 2 + 2032 ** 2;
  const spread = [8, [games / 2, String(squares)]];
  const share = ((((512 / 7) * 7.5) / 5) * (1 + 1 / Math.sqrt(7))) / 1024;
  const z2 = QUANTILE ** 2;
  const half = (QUANTILE * Math.sqrt(share / 4 / games + z2 / 4 / games ** 2)) / (1 + z2 / games);
  near(widest([{ ...tally(games, games / 2), spread }], QUANTILE, BATCH), half, 1e-12);
});

test("batches that differ more than by chance do not make it wider", () => {
  const games = 8 * BATCH;
  const spread = [8, [games / 2, String(4 * BATCH ** 2)]];
  near(
    widest([{ ...tally(games, games / 2), spread }], QUANTILE, BATCH),
    widest([tally(games, games / 2)], QUANTILE, BATCH),
    1e-12,
  );
});
