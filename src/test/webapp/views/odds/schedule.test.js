import { equal, near, test } from "../../testing.js";
import { nextCheckpoint, widest } from "../../../../../webapp/views/odds/schedule.js";

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

const QUANTILE = 1.959964;

// Half the difference of the roots of (p - s/n)² = z² p(1 - p)/n, in decimals of 40 digits, for that quantile:
// 50, 3, 0 and 1 successes in 100, 10, 100 and 4096 games.
const HALF_OF_100 = 0.0961684703645;
const THREE_OF_10 = 0.2477152940488;
const NONE_OF_100 = 0.0184967493845;
const ONE_OF_4096 = 0.000669302467;

test("the width is half of Wilson's interval", () => {
  near(widest([tally(100, 50)], QUANTILE), HALF_OF_100, 1e-12);
  near(widest([tally(10, 7)], QUANTILE), THREE_OF_10, 1e-12);
  near(widest([tally(4096, 4095)], QUANTILE), ONE_OF_4096, 1e-12);
});

test("what always succeeds is as uncertain as what never does", () => {
  near(widest([tally(100, 100)], QUANTILE), NONE_OF_100, 1e-12);
  near(widest([tally(100, 0)], QUANTILE), NONE_OF_100, 1e-12);
});

test("a topic without a failed game has no score of zero", () => {
  near(widest([{ games: 100, scores: [[2, 100]], combos: [] }], QUANTILE), NONE_OF_100, 1e-12);
});

test("tallies count together", () => {
  near(widest([tally(30, 20), tally(70, 30)], QUANTILE), HALF_OF_100, 1e-12);
});

test("a combo may be less certain than its topic", () => {
  near(widest([tally(60, 0, 0, 20), tally(40, 0, 0, 30)], QUANTILE), HALF_OF_100, 1e-12);
});

test("without games nothing is known", () => {
  equal(widest([], QUANTILE), 1);
});
