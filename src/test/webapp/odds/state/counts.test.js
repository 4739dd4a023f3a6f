import { equal, test } from "../../base/testing.js";
import { withCounts } from "../../../../../webapp/odds/state/counts.js";

/** The file with other numbers; the cards are found by their keys, as the outline has them. */
function changed(text, wanted) {
  const cards = [...text.matchAll(/^ {2}"?([A-Z][\w ]*)"?:/gm)].map((found) => {
    const from = text.indexOf(found[1], found.index);
    return { name: found[1], from, to: from + found[1].length };
  });
  return withCounts(text, cards, new Map(Object.entries(wanted)));
}

test("a count on a line of its own", () => {
  equal(
    changed("cards:\n  Ash:\n    count: 3\n    description: x\n", { Ash: 12 }),
    "cards:\n  Ash:\n    count: 12\n    description: x\n",
  );
});

test("a count in braces", () => {
  equal(changed("cards:\n  Ash: {tags: [a], count: 3}\n", { Ash: 1 }), "cards:\n  Ash: {tags: [a], count: 1}\n");
  equal(changed('cards:\n  Ash: {"count": 3, x: 1}\n', { Ash: 0 }), 'cards:\n  Ash: {"count": 0, x: 1}\n');
});

test("a card without a count gets one", () => {
  equal(changed("cards:\n  Ash: {}\n", { Ash: 2 }), "cards:\n  Ash: {count: 2}\n");
  equal(changed("cards:\n  Ash: {x: 1}\n", { Ash: 2 }), "cards:\n  Ash: {count: 2, x: 1}\n");
  equal(changed("cards:\n  Ash:\n    x: 1\n", { Ash: 2 }), "cards:\n  Ash:\n    count: 2\n    x: 1\n");
  equal(changed("cards:\n  Ash:\n", { Ash: 2 }), "cards:\n  Ash: {count: 2}\n");
});

test("a count of something else inside the card stays", () => {
  equal(
    changed("cards:\n  Ash:\n    inner:\n      count: 7\n", { Ash: 2 }),
    "cards:\n  Ash:\n    count: 2\n    inner:\n      count: 7\n",
  );
  equal(
    changed("cards:\n  Ash:\n    inner:\n      count: 7\n    count: 3\n", { Ash: 2 }),
    "cards:\n  Ash:\n    inner:\n      count: 7\n    count: 2\n",
  );
});

test("a name that ends in count is no count", () => {
  equal(
    changed("cards:\n  Ash:\n    discount: 7\n    count: 1\n", { Ash: 2 }),
    "cards:\n  Ash:\n    discount: 7\n    count: 2\n",
  );
});

test("comments, other cards and what follows stay", () => {
  const text =
    "cards:\n  Ash: # three\n    # count: 9\n    count: 3 # of them\n  Bat: {count: 2}\n  Cat: {count: 1}\n# end\n";
  equal(
    changed(text, { Ash: 1, Cat: 40 }),
    "cards:\n  Ash: # three\n    # count: 9\n    count: 1 # of them\n  Bat: {count: 2}\n  Cat: {count: 40}\n# end\n",
  );
});

test("nothing wanted changes nothing", () => {
  equal(changed("cards:\n  Ash: {count: 3}\n", {}), "cards:\n  Ash: {count: 3}\n");
});
