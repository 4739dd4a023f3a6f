import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import { withFixes } from "../../../../../webapp/base/ui/diagnostics.js";
import { canBeCardName, cardNameAt, cardPlaces } from "../../../../../webapp/odds/state/card-places.js";

const TEXT = [
  "cards:",
  "  Ash: {count: 3, program: (search Ash)}",
  "  Ashes: {count: 1}",
  "topics:",
  "  Ash: # no card",
  "    condition: Ash | Ashes, !Ash",
].join("\n");

/** The n-th place of a text, counted from 0. */
function place(name, n) {
  let from = -1;
  for (let i = 0; i <= n; i++) from = TEXT.indexOf(name, from + 1);
  return { from, to: from + name.length };
}

const CARDS = [
  { name: "Ash", ...place("Ash", 0) },
  { name: "Ashes", ...place("Ashes", 0) },
];
const TOKENS = [
  { kind: "word", ...place("(search Ash)", 0) },
  { kind: "key", ...place("Ash: #", 0) },
  { kind: "condition", ...place("Ash | Ashes, !Ash", 0) },
];

function renamed(name, wanted) {
  const fixes = cardPlaces(TEXT, CARDS, TOKENS, name).map(({ from, to }) => ({ from, to, fix: wanted }));
  return withFixes(TEXT, fixes).split("\n");
}

test("key, program and condition get the new name; parts of words, and keys of others, keep theirs", () => {
  equal(renamed("Ash", "Maxx-C"), [
    "cards:",
    "  Maxx-C: {count: 3, program: (search Maxx-C)}",
    "  Ashes: {count: 1}",
    "topics:",
    "  Ash: # no card",
    "    condition: Maxx-C | Ashes, !Maxx-C",
  ]);
});

test("the longer name does not change the shorter", () => {
  equal(renamed("Ashes", "灰")[1], "  Ash: {count: 3, program: (search Ash)}");
  equal(renamed("Ashes", "灰")[2], "  灰: {count: 1}");
  equal(renamed("Ashes", "灰")[5], "    condition: Ash | 灰, !Ash");
});

test("an attribute of the same name is none", () => {
  const text = "Ash.a:Ash Ash";
  const tokens = [{ kind: "word", from: 0, to: text.length }];
  equal(cardPlaces(text, [], tokens, "Ash"), [
    { from: 0, to: 3 },
    { from: 10, to: 13 },
  ]);
});

test("the card at a place, up to behind its last letter", () => {
  const text = "(draw Ash Ashes)";
  equal(
    [5, 6, 7, 9, 10, 13, 15, 16].map((at) => cardNameAt(CARDS, text, at)),
    [null, "Ash", "Ash", "Ash", "Ashes", "Ashes", "Ashes", null],
  );
});

test("the card at the very beginning", () => {
  equal(cardNameAt(CARDS, "Ash", 0), "Ash");
  equal(cardNameAt(CARDS, "xAsh", 2), null);
});

test("a name needs no quotes, begins with no digit, and is not taken", () => {
  const can = (name) => canBeCardName(CARDS, name);
  equal(["Maxx-C", "灰流うらら", "A1"].map(can), [true, true, true]);
  equal(["", "Ash", "a b", "a|b", "a.b", "(a", "#a", "3a", ":a", "a'"].filter(can), []);
});
