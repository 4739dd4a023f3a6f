import "../../browser.js";
import { equal, test } from "../../testing.js";
import { addCodeView } from "../../../../../webapp/views/decks/code-views.js";
import { pickedCode, readText, shortText } from "../../../../../webapp/views/decks/reading.js";

addCodeView("toy", {});

const decoded = [];

/** A core that knows codes of one kind, [letters], and says of each where its letters are. */
Cardbench.call = (request) => {
  const { op, text, kind } = JSON.parse(request);
  const found = [...text.matchAll(/\[(\w+)\]/g)].map((one) => ({
    kind: "toy",
    text: one[0],
    from: one.index,
    to: one.index + one[0].length,
  }));
  if (op === "identify") return JSON.stringify({ ok: true, result: { found }, diagnostics: [] });
  decoded.push({ op, text, kind });
  if (found.length === 0) return JSON.stringify({ ok: false, diagnostics: [{ code: "toy.none", from: 0, to: 1 }] });
  const [{ from, to }] = found;
  const notes = [
    { code: "deck.text-before", from: 0, to: from },
    { code: "toy.odd", from: from + 1, to: to - 1 },
    { code: "toy.all" },
  ];
  const explained = { fields: [{ name: "letters", from: from + 1, to: to - 1 }, { name: "none" }], bytes: "0a ff" };
  return JSON.stringify({
    ok: true,
    result: op === "decode" ? { kind: "toy", name: "Ash", canonical: "[x]" } : explained,
    diagnostics: notes,
  });
};

const TEXT = "one [aa] two [bbb] three [c] four";

test("the text of a code reaches from the end of the one before to the beginning of the next", () => {
  equal(
    [0, 1, 2].map((pick) => readText(TEXT, pick)).map(({ from, to }) => TEXT.slice(from, to)),
    ["one [aa] two ", " two [bbb] three ", " three [c] four"],
  );
});

test("codes without anything between them", () => {
  const { from, to } = readText("[a][b][c]", 1);
  equal([from, to], [3, 6]);
});

test("the core decodes and explains that part alone, as the kind that was found", () => {
  decoded.length = 0;
  readText(TEXT, 1);
  equal(decoded, [
    { op: "decode", text: " two [bbb] three ", kind: "toy" },
    { op: "explain", text: " two [bbb] three ", kind: "toy" },
  ]);
});

test("places are counted in the whole text; what stands around a code is not remarked", () => {
  const reading = readText(TEXT, 1);
  // "one [aa] two [bbb]": b is the fifteenth character
  equal(reading.notes, [{ code: "toy.odd", from: 14, to: 17 }, { code: "toy.all" }]);
  equal(reading.fields, [{ name: "letters", from: 14, to: 17 }, { name: "none" }]);
  equal(reading.bytes, ["0a", "ff"]);
});

test("a pick that is not there is the nearest", () => {
  equal(
    [-1, 7].map((pick) => readText(TEXT, pick).pick),
    [0, 2],
  );
  equal(readText("nothing", 3).pick, 0);
});

test("a text without a code is decoded whole", () => {
  decoded.length = 0;
  const reading = readText("nothing here", 0);
  equal([reading.ok, reading.deck, reading.from, reading.to], [false, null, 0, 12]);
  equal(reading.notes, [{ code: "toy.none", from: 0, to: 1 }]);
  equal(decoded[0], { op: "decode", text: "nothing here", kind: undefined });
});

test("nothing is asked of an empty text", () => {
  decoded.length = 0;
  equal(readText(" \n", 0), {
    text: " \n",
    found: [],
    pick: 0,
    from: 0,
    to: 2,
    kind: "",
    ok: false,
    deck: null,
    notes: [],
    fields: [],
    bytes: [],
  });
  equal(decoded, []);
});

test("the picked code, and the short text that reads the same", () => {
  const reading = readText(TEXT, 2);
  equal(pickedCode(reading), "[c]");
  equal(shortText(reading), "### Ash\n[c]");
  equal(shortText({ ...reading, found: [] }), "### Ash\n[x]");
  equal(shortText({ ...reading, deck: {} }), "[c]");
  equal(shortText(readText("nothing", 0)), null);
});
