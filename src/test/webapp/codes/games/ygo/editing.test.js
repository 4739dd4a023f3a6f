import { equal, test } from "../../../base/testing.js";
import {
  homeOf,
  mostCopies,
  roomIn,
  withCard,
  withMoved,
  withoutCard,
} from "../../../../../../webapp/codes/games/ygo/editing.js";

/** No list of limits. */
const NONE = { sizes: null, cards: new Map() };

function deckOf(main, extra = [], side = []) {
  return { main, extra, side };
}

function copies(id, n) {
  return Array.from({ length: n }, () => id);
}

function different(n) {
  return Array.from({ length: n }, (none, i) => 1000 + i);
}

test("a card goes behind its last copy, else to the end", () => {
  equal(withCard(deckOf([5, 6, 5, 7]), "main", 5, NONE), deckOf([5, 6, 5, 5, 7]));
  equal(withCard(deckOf([5, 6]), "main", 8, NONE), deckOf([5, 6, 8]));
  equal(withCard(deckOf([]), "side", 8, NONE), deckOf([], [], [8]));
});

test("three copies are the most, in all parts together", () => {
  equal(withCard(deckOf([5, 5], [], [5]), "main", 5, NONE), null);
  equal(withCard(deckOf([5, 5]), "side", 5, NONE), deckOf([5, 5], [], [5]));
});

test("a list of limits says how many copies", () => {
  const limits = {
    sizes: null,
    cards: new Map([
      [5, { copies: 1 }],
      [6, { copies: 0 }],
    ]),
  };
  equal([mostCopies(limits, 5), mostCopies(limits, 6), mostCopies(limits, 7)], [1, 0, 3]);
  equal(withCard(deckOf([5]), "main", 5, limits), null);
  equal(withCard(deckOf([]), "main", 6, limits), null);
});

test("a full part takes no card", () => {
  equal(withCard(deckOf(different(60)), "main", 5, NONE), null);
  equal(withCard(deckOf(different(59)), "main", 5, NONE).main.length, 60);
  equal(withCard(deckOf([], different(15)), "extra", 5, NONE), null);
  equal(withCard(deckOf([], [], different(15)), "side", 5, NONE), null);
});

test("a list of limits says how large the parts are", () => {
  const speed = { sizes: { main: [20, 30], extra: [0, 6], side: [0, 6] }, cards: new Map() };
  equal([roomIn(speed, "main"), roomIn(speed, "side"), roomIn(NONE, "extra")], [30, 6, 15]);
  equal(withCard(deckOf(different(30)), "main", 5, speed), null);
});

test("the last copy of a part is removed", () => {
  equal(withoutCard(deckOf([5, 6, 5], [], [5]), "main", 5), deckOf([5, 6], [], [5]));
  equal(withoutCard(deckOf([5]), "side", 5), null);
});

test("a card moves, also where the deck has as many as it may", () => {
  equal(withMoved(deckOf(copies(5, 3)), "main", "side", 5, NONE), deckOf([5, 5], [], [5]));
  equal(withMoved(deckOf([5], [], different(15)), "main", "side", 5, NONE), null);
  equal(withMoved(deckOf([5]), "extra", "side", 5, NONE), null);
});

test("the type of a card tells its part", () => {
  equal(
    ["fusion", "synchro", "xyz", "link", "monster", "spell", "trap"].map((kind) => homeOf({ kind })),
    [...copies("extra", 4), ...copies("main", 3)],
  );
});
