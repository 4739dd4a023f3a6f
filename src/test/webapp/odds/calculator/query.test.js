/* The query of the calculator: what addresses hold, what the core is asked, and the conditions of its deck file. */

import { equal, test } from "../../base/testing.js";
import {
  conditionsOf,
  hasMulligan,
  outOfRange,
  queryOf,
  queryText,
  requestOf,
  turnsOf,
} from "../../../../../webapp/odds/calculator/query.js";

const LANDS = { name: "", copies: 24, how: "least", count: 2, most: 2 };

test("an address holds the whole query", () => {
  const texts = [
    "60/7/24:2+",
    "60/7/land:24:2-5/spell:12:1+/of=1/turn=2",
    "40/5/a:3:=1/b:b:3:0-2/mulligan",
    "40/5/50%25 off%2Fnow:3:1+",
    "1000/100/0:=0",
  ];
  for (const text of texts) equal(queryText(queryOf(text)), text);
  equal(queryOf("60/7/24:2+"), { size: 60, drawn: 7, perTurn: 1, of: 0, mulligan: false, groups: [LANDS] });
  equal(queryOf("40/5/50%25 off%2Fnow:3:1").groups[0].name, "50% off/now");
});

test("what holds no query is none", () => {
  const texts = ["", "60", "60/7", "sixty/7/24:2", "60/7/24", "60/7/24:x", "60/7/24:=2-3", "0/0/0:1", "60/7/%:24:2"];
  for (const text of texts) equal(queryOf(text), null, text);
  equal(queryOf("60/7" + "/1:1".repeat(8)).groups.length, 8);
  equal(queryOf("60/7" + "/1:1".repeat(9)), null);
});

test("each comparison asks for its bounds", () => {
  const bounds = (text) => requestOf(queryOf("60/7/" + text)).groups.map(({ least, most }) => [least, most]);
  equal(bounds("24:2+/3:=1/4:0-2/5:1-3"), [[2, 24], [1, 1], [0, 2], [1, 3]]);
  equal(requestOf(queryOf("60/7/4:1/4:1/4:1/of=2")).wanted, 2);
  equal(requestOf(queryOf("60/7/4:1/4:1/of=3")).wanted, 2);
});

test("a mulligan is counted for at least one card of one group", () => {
  equal(hasMulligan(queryOf("40/5/3:1+")), true);
  for (const text of ["40/5/3:2+", "40/5/3:=1", "40/5/3:1/3:1"]) equal(hasMulligan(queryOf(text)), false, text);
  const request = { size: 40, first: 5, perTurn: 1, turns: 5, copies: 3, mulligan: true };
  equal(requestOf(queryOf("40/5/3:1/mulligan")), request);
});

test("turns end before more cards are drawn than can be counted", () => {
  equal(turnsOf(queryOf("60/7/4:1")), 5);
  equal(turnsOf(queryOf("200/98/4:1")), 2);
  equal(turnsOf(queryOf("200/90/4:1/turn=4")), 2);
  equal(turnsOf(queryOf("60/7/4:1/turn=0")), 0);
});

test("numbers that no deck has are named with their bounds", () => {
  equal(outOfRange(queryOf("60/7/24:2+")), null);
  equal(outOfRange(queryOf("60/70/24:2+")), { field: "drawn", group: -1, least: 0, most: 60 });
  equal(outOfRange(queryOf("60/7/24:1/37:1")), { field: "copies", group: 1, least: 0, most: 36 });
  equal(outOfRange(queryOf("60/7/24:3-2")), { field: "most", group: 0, least: 3, most: 1000 });
  equal(outOfRange({ ...queryOf("60/7/24:1"), size: NaN }).field, "size");
});

/** Whether numbers of cards in hand meet conditions. */
function meets(rows, hand) {
  const holds = { least: (n, count) => n >= count, most: (n, count) => n <= count, exactly: (n, count) => n === count };
  return rows.every((row) => row.some(({ how, count, of }) => holds[how](hand[of], count)));
}

test("the conditions of a deck file hold for the hands that are counted", () => {
  const wishes = [(n) => n >= 1, (n) => n <= 1, (n) => n >= 1 && n <= 2];
  for (const of of [1, 2, 3]) {
    const rows = conditionsOf(queryOf("40/5/3:1+/3:0-1/3:1-2/of=" + of), ["0", "1", "2"]);
    for (let hand = 0; hand < 64; hand++) {
      const numbers = [hand % 4, (hand >> 2) % 4, hand >> 4];
      const met = wishes.filter((wish, i) => wish(numbers[i])).length;
      equal(meets(rows, numbers), met >= of, of + " of " + numbers);
    }
  }
  equal(conditionsOf(queryOf("60/7" + "/4:1-2".repeat(8) + "/of=4"), [..."abcdefgh"]), null);
});
