import { equal, test } from "../../../base/testing.js";
import { withCopies } from "../../../../../../webapp/codes/games/hearthstone/copies.js";

const DECK = {
  format: 2,
  heroes: [7],
  cards: [
    [90749, 1],
    [64, 2],
  ],
  sideboards: [
    [64, 1, 90749],
    [64, 2, 102983],
  ],
};

test("one more, one less", () => {
  equal(withCopies(DECK, 90749, undefined, 1), {
    ...DECK,
    cards: [
      [64, 2],
      [90749, 2],
    ],
  });
  equal(withCopies(DECK, 64, undefined, -1), {
    ...DECK,
    cards: [
      [90749, 1],
      [64, 1],
    ],
  });
});

test("the first copy and the last", () => {
  equal(withCopies(DECK, 5, undefined, 1), {
    ...DECK,
    cards: [
      [90749, 1],
      [64, 2],
      [5, 1],
    ],
  });
  equal(withCopies(DECK, 90749, undefined, -1), { ...DECK, cards: [[64, 2]] });
});

test("less than none is no deck", () => {
  equal(withCopies(DECK, 5, undefined, -1), null);
  equal(withCopies(DECK, 90749, 102983, -1), null);
});

test("the sideboard of one card is not that of another", () => {
  equal(withCopies(DECK, 64, 102983, -1), {
    ...DECK,
    sideboards: [
      [64, 1, 90749],
      [64, 1, 102983],
    ],
  });
  equal(withCopies(DECK, 64, 90749, -1), { ...DECK, sideboards: [[64, 2, 102983]] });
  equal(withCopies(DECK, 9, 90749, 1), { ...DECK, sideboards: [...DECK.sideboards, [9, 1, 90749]] });
});

test("the given deck stays as it was", () => {
  const before = JSON.stringify(DECK);
  withCopies(DECK, 64, undefined, 1);
  equal(JSON.stringify(DECK), before);
});
