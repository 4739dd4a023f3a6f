import { equal, test } from "../../../base/testing.js";
import { costBars } from "../../../../../../webapp/codes/decks/cards/cost-bars.js";

test("a cost that no card has is a gap in the curve", () => {
  equal(JSON.stringify(costBars([[0, 1], [3, 2]])), "[[0,1],[1,0],[2,0],[3,2]]");
});

test("a card that costs a billion makes no billion bars", () => {
  equal(JSON.stringify(costBars([[2, 1], [1_000_000_000, 2]])), "[[2,1],[1000000000,2]]");
  const curve = Array.from({ length: 30 }, (none, i) => [i, 1]);
  equal(costBars(curve).length, 12);
});
