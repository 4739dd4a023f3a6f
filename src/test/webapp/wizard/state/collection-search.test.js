import { equal, test } from "../../base/testing.js";
import { byKind, collectedCards, isFound, textIn, valuesOf } from "../../../../../webapp/wizard/state/collection-search.js";

const ALL = { text: "", school: "", rarity: "", word: "" };
const read = {
  cards: [
    { id: "a.treasure.com.bolt", name: "Fire Bolt", description: "hits", school: "fire", rarity: "com" },
    { id: "a.treasure.leg.ice", name: "冰", description: "freezes", school: "frost", rarity: "leg" },
  ],
  places: [
    { text: 0, from: 0, to: 9 },
    { text: 1, from: 0, to: 9 },
  ],
  vocabulary: [
    { kind: "doable", word: "damage", extension: false, cards: [0] },
    { kind: "doable", word: "gold", extension: false, cards: [] },
    { kind: "doable", word: "counter", extension: true, cards: [] },
    { kind: "event", word: "onDefeat", extension: false, cards: [0, 1] },
    { kind: "getter", word: "getPlayer", extension: true, cards: [1] },
  ],
};
const collected = collectedCards(read);
const found = (filter) => collected.filter((one) => isFound(one, { ...ALL, ...filter })).map(({ card }) => card.name);

test("a card has the words that it uses, and its place", () => {
  equal(collected[0].words, ["doable damage", "event onDefeat"]);
  equal(collected[1].place, { text: 1, from: 0, to: 9 });
});

test("every word that is typed is in the name, the id, the text or the effects, whatever the case", () => {
  equal(found({ text: "" }), ["Fire Bolt", "冰"]);
  equal(found({ text: "bolt FIRE" }), ["Fire Bolt"]);
  equal(found({ text: "LEG" }), ["冰"]);
  equal(found({ text: "冰" }), ["冰"]);
  equal(found({ text: "freez" }), ["冰"]);
  equal(found({ text: "ondefeat" }), ["Fire Bolt", "冰"]);
  equal(found({ text: "bolt 冰" }), []);
});

test("what is no text is not found, and harms nothing", () => {
  for (const name of [null, {}, [], { toString: 1 }, { toString: null, valueOf: 1 }, true]) {
    const one = { card: { name, id: name, description: name }, words: [] };
    equal([isFound(one, ALL), isFound(one, { ...ALL, text: "o" })], [true, false]);
    equal(textIn(one.card, "name"), "");
  }
  equal(textIn({ name: 7 }, "name"), "7");
});

test("school, rarity and use narrow the search", () => {
  equal(found({ school: "fire" }), ["Fire Bolt"]);
  equal(found({ rarity: "leg" }), ["冰"]);
  equal(found({ word: "doable damage" }), ["Fire Bolt"]);
  equal(found({ word: "event onDefeat", school: "frost" }), ["冰"]);
});

test("a card without texts is found like any other", () => {
  const bare = collectedCards({ cards: [{ name: 3 }], places: [null], vocabulary: [] });
  equal(isFound(bare[0], ALL), true);
  equal(valuesOf(bare, "school"), []);
});

test("the document's own words are counted, and extensions shown where they are used", () => {
  equal(
    byKind(read.vocabulary).map(({ kind, used, all, rows }) => [kind, used, all, rows.map((row) => row.word)]),
    [
      ["doable", 1, 2, ["damage", "gold"]],
      ["event", 1, 1, ["onDefeat"]],
      ["getter", 0, 0, ["getPlayer"]],
    ],
  );
});
