import { equal, test } from "../../base/testing.js";
import { countChanges, lineAbove } from "../../../../../webapp/odds/state/count-changes.js";

function card(name, count) {
  return { name, count, description: "" };
}

test("cards that are new, gone, or of another number are named", () => {
  const before = [card("a", 3), card("b", 2), card("c", 1)];
  const after = [card("b", 1), card("d", 2), card("c", 1)];
  equal(
    countChanges(before, after).map((change) => [change.card.name, change.before, change.after]),
    [
      ["b", 2, 1],
      ["d", 0, 2],
      ["a", 3, 0],
    ],
  );
});

test("a line belongs to the nearest line above that is indented less", () => {
  const lines = ["deck:", "  cards:", "    wolf:", "      # tail", "      count: 3", "", "      description: Wolf"];
  equal(
    [0, 2, 4, 6].map((at) => lineAbove(lines, at)),
    ["", "cards:", "wolf:", "wolf:"],
  );
});
