import { equal, test } from "../../base/testing.js";
import { weaknessOf } from "../../../../../webapp/odds/state/optimum-weakness.js";

/** A sound result: many climbs ended with a deck that is surely better. */
const GOOD = {
  search: "climbs",
  over: true,
  arrived: 8,
  cards: [{ name: "a", before: 2, after: 3 }],
  topics: [{ difference: { value: 0.04, low: 0.03, high: 0.05 } }],
};

test("a result that many searches found, and that is surely better, is not weak", () => {
  equal(weaknessOf(GOOD), null);
  equal(weaknessOf({ ...GOOD, search: "all", arrived: 0 }), null);
});

test("a search that was stopped, or ran out of decks, says so first", () => {
  equal(weaknessOf({ ...GOOD, over: false, arrived: 0 }), "ended");
  equal(weaknessOf({ ...GOOD, arrived: 0 }), "cut");
});

test("a gain within its bounds may be chance; an exact one is none", () => {
  const close = { value: 0.01, low: -0.01, high: 0.03 };
  equal(weaknessOf({ ...GOOD, topics: [{ difference: close }] }), "chance");
  equal(weaknessOf({ ...GOOD, topics: [{ difference: close }, ...GOOD.topics] }), null, "one topic gains surely");
  const exact = { value: 0.01, low: 0.01, high: 0.01, fraction: "1/100" };
  equal(weaknessOf({ ...GOOD, topics: [{ difference: exact }] }), null);
});

test("a deck that one search found may not be the best", () => {
  equal(weaknessOf({ ...GOOD, arrived: 1 }), "once");
});

test("a small gain says that the deck is good already", () => {
  const small = { value: 0.004, low: 0.004, high: 0.004, fraction: "1/250" };
  equal(weaknessOf({ ...GOOD, topics: [{ difference: small }] }), "small");
});

test("a deck that is the best already is not weak", () => {
  equal(weaknessOf({ ...GOOD, search: "all", cards: [{ name: "a", before: 3, after: 3 }] }), null);
});
