import "../../../base/browser.js";
import { CONSTANTS } from "../../../base/constants.js";
import { equal, test } from "../../../base/testing.js";
import { editing } from "../../../../../../webapp/codes/games/genshin/editing.js";

Cardbench.call = () => JSON.stringify({ ok: true, result: CONSTANTS, diagnostics: [] });

/** A deck with ids in some of its 33 slots: three characters, then thirty actions. */
function deckOf(ids, slots = 33) {
  return { shareIds: Array.from({ length: slots }, (none, slot) => ids[slot] || 0) };
}

test("a character goes into the first empty of the first three slots", () => {
  const row = { id: 9, kind: "character" };
  equal(editing.add(deckOf({ 0: 5, 2: 6 }), row), deckOf({ 0: 5, 1: 9, 2: 6 }));
  equal(editing.add(deckOf({ 0: 5, 1: 6, 2: 7 }), row), null);
});

test("an action goes into the first empty slot behind the characters", () => {
  const row = { id: 200, kind: "event" };
  equal(editing.add(deckOf({ 3: 201, 5: 202 }), row), deckOf({ 3: 201, 4: 200, 5: 202 }));
  const full = Object.fromEntries(Array.from({ length: 30 }, (none, i) => [i + 3, 201]));
  equal(editing.add(deckOf(full), row), null);
  equal(editing.add(deckOf({ ...full, 32: 0 }), row), deckOf({ ...full, 32: 200 }));
});

test("the section of a row counts more than its kind", () => {
  equal(editing.add(deckOf({}), { id: 9, kind: "character", section: "actions" }), deckOf({ 3: 9 }));
});

test("the last copy leaves an empty slot, the order stays", () => {
  const row = { id: 8, section: "actions" };
  equal(editing.remove(deckOf({ 3: 8, 4: 7, 5: 8, 6: 6 }), row), deckOf({ 3: 8, 4: 7, 6: 6 }));
});

test("a copy in the other section stays", () => {
  equal(editing.remove(deckOf({ 0: 8, 3: 8 }), { id: 8, section: "characters" }), deckOf({ 3: 8 }));
  equal(editing.remove(deckOf({ 0: 8, 3: 8 }), { id: 8, section: "actions" }), deckOf({ 0: 8 }));
  equal(editing.remove(deckOf({ 0: 8 }), { id: 8, section: "actions" }), null);
  equal(editing.remove(deckOf({ 3: 8 }), { id: 8, section: "characters" }), null);
});

test("a deck with fewer slots gets all", () => {
  equal(editing.add(deckOf({}, 0), { id: 1, kind: "character" }), deckOf({ 0: 1 }));
});

test("a number of twelve bits may be a card", () => {
  const sections = (id) => editing.numbered(id).map((row) => row.section);
  equal(sections(4095), ["characters", "actions"]);
  equal([0, -1, 4096].flatMap(sections), []);
});
