import "../../../base/browser.js";
import { equal, test } from "../../../base/testing.js";

Cardbench.words = {
  "en/page": { ygo: { part: { main: "Main", extra: "Extra", side: "Side" }, word: { monster: "monster", spell: "spell", trap: "trap" } } },
};
const { byKind, listText } = await import("../../../../../../webapp/codes/games/ygo/kinds.js");

const row = (id, count, kind) => ({ id, count, kind, known: Boolean(kind), name: kind ? "n" + id : "" });
const titles = (section) => byKind(section).map(({ title, rows }) => [title, rows.map(({ id }) => id)]);

test("the main deck is divided by kind, in the order of the kinds", () => {
  const rows = [row(1, 3, "trap"), row(2, 2, "monster"), row(3, 1, "spell"), row(4, 1, "monster")];
  equal(titles({ key: "main", rows }), [
    ["Main \u00b7 monster", [2, 4]],
    ["Main \u00b7 spell", [3]],
    ["Main \u00b7 trap", [1]],
  ]);
});

test("no card is lost: one of the extra deck that strayed is a monster", () => {
  equal(titles({ key: "main", rows: [row(1, 1, "fusion"), row(2, 1, "spell")] }), [
    ["Main \u00b7 monster", [1]],
    ["Main \u00b7 spell", [2]],
  ]);
});

test("a part with a card of an unknown kind, and the other parts, stay whole", () => {
  equal(titles({ key: "main", rows: [row(1, 3, "trap"), row(2, 2, "")] }), [["Main", [1, 2]]]);
  equal(titles({ key: "side", rows: [row(1, 3, "trap"), row(2, 2, "monster")] }), [["Side", [1, 2]]]);
  equal(titles({ key: "extra", rows: [] }), []);
});

test("the text has each part with its copies", () => {
  const shown = {
    sections: [
      { key: "main", rows: [row(1, 3, "trap"), row(2, 2, "monster")] },
      { key: "extra", rows: [] },
      { key: "side", rows: [row(1, 1, "trap")] },
    ],
  };
  equal(listText(shown), "Main \u00b7 monster (2)\n2 n2\n\nMain \u00b7 trap (3)\n3 n1\n\nSide (1)\n1 n1");
});
