import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import {
  changesFor,
  changesForAll,
  commonRows,
  rowsOf,
  withAlternative,
  withChoice,
} from "../../../../../webapp/odds/form/conditions.js";

const ASH = { how: "least", count: 2, zone: "H", of: "ash" };
const BRICK = { how: "most", count: 1, zone: "H", of: "a:brick" };

const COMBO = {
  name: "A",
  hand: [{ of: "ash", count: 2 }],
  grave: [{ of: "b", count: 1 }],
  also: [[BRICK]],
};

test("lists come first, then the condition", () => {
  equal(rowsOf(COMBO), [
    { alternatives: [ASH], counted: false },
    { alternatives: [{ how: "least", count: 1, zone: "B", of: "b" }], counted: false },
    { alternatives: [BRICK], counted: true },
  ]);
  equal(rowsOf({ name: "A", hand: null, grave: [], also: null }), []);
});

test("what is the same changes nothing", () => {
  equal(changesFor("t", COMBO, rowsOf(COMBO)), []);
});

test("a row of the hand is so many items of its list", () => {
  const rows = withAlternative(rowsOf(COMBO), 0, 0, { ...ASH, count: 3 });
  equal(changesFor("t", COMBO, rows), [
    { change: "need", zone: "hand", of: ["ash", "ash", "ash"], topic: "t", combo: "A" },
  ]);
});

test("at most is a condition, and at least again an item", () => {
  const most = withAlternative(rowsOf(COMBO), 0, 0, { ...ASH, how: "most" });
  equal(changesFor("t", COMBO, most), [
    { change: "need", zone: "hand", of: [], topic: "t", combo: "A" },
    { change: "also", also: [[{ ...ASH, how: "most" }], [BRICK]], topic: "t", combo: "A" },
  ]);
  const back = withAlternative(most, 0, 0, ASH);
  equal(changesFor("t", COMBO, back), []);
});

test("alternatives are a condition until one is left", () => {
  const either = withChoice(rowsOf(COMBO), 0, BRICK);
  equal(changesFor("t", COMBO, either)[1].also, [[ASH, BRICK], [BRICK]]);
  equal(changesFor("t", COMBO, withAlternative(either, 0, 1, null)), []);
});

test("a row without alternatives is gone", () => {
  equal(changesFor("t", COMBO, withAlternative(rowsOf(COMBO), 2, 0, null)), [
    { change: "also", also: [], topic: "t", combo: "A" },
  ]);
});

test("what was counted in the text stays counted while its number changes", () => {
  const combo = { ...COMBO, also: [[ASH]] };
  const rows = withAlternative(rowsOf(combo), 2, 0, { ...ASH, count: 1 });
  equal(changesFor("t", combo, rows), [
    { change: "also", also: [[{ ...ASH, count: 1 }]], topic: "t", combo: "A" },
  ]);
});

const NO_BRICK = { how: "most", count: 0, zone: "H", of: "a:brick" };
const EITHER = {
  name: "t",
  combos: [
    { name: "A", hand: [{ of: "ash", count: 1 }], grave: [], also: [[NO_BRICK]] },
    { name: "B", hand: [{ of: "b", count: 1 }], grave: [], also: [[NO_BRICK], [BRICK]] },
  ],
};

test("what each combo of a topic asks for holds in every case", () => {
  equal(commonRows(EITHER), [{ alternatives: [NO_BRICK], counted: true }]);
  equal(commonRows({ ...EITHER, combos: EITHER.combos.slice(0, 1) }), []);
});

test("a condition for every case is changed in each combo", () => {
  const changed = { alternatives: [{ ...NO_BRICK, count: 1 }], counted: true };
  equal(changesForAll(EITHER, commonRows(EITHER), [changed]), [
    { change: "also", also: [[{ ...NO_BRICK, count: 1 }]], topic: "t", combo: "A" },
    { change: "also", also: [[BRICK], [{ ...NO_BRICK, count: 1 }]], topic: "t", combo: "B" },
  ]);
});
