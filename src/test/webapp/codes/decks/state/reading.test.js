import "../../../base/browser.js";
import { equal, test } from "../../../base/testing.js";
import { addCodeView } from "../../../../../../webapp/codes/decks/state/code-views.js";
import { isNamed, pickedCode, readText, shortText } from "../../../../../../webapp/codes/decks/state/reading.js";

addCodeView("toy", {});

const asked = [];

/**
 * A core that knows codes of one kind, [letters], and says of each where its letters are. The part of a code reaches from
 * the end of the one before to the beginning of the next.
 */
Cardbench.call = (request) => {
  const question = JSON.parse(request);
  asked.push(question);
  const { text, pick } = question;
  const found = [...text.matchAll(/\[(\w+)\]/g)].map((one) => ({
    kind: "toy",
    text: one[0],
    from: one.index,
    to: one.index + one[0].length,
  }));
  if (found.length === 0) {
    const decoded = { ok: false, diagnostics: [{ code: "toy.none", from: 0, to: 1 }] };
    return answer({ found, pick: 0, from: 0, to: text.length, decoded, explained: decoded });
  }
  const at = Math.min(pick ?? 0, found.length - 1);
  const from = at === 0 ? 0 : found[at - 1].to;
  const to = at === found.length - 1 ? text.length : found[at + 1].from;
  const code = { from: found[at].from - from, to: found[at].to - from };
  const diagnostics = [
    { code: "deck.text-before", from: 0, to: code.from },
    { code: "toy.odd", from: code.from + 1, to: code.to - 1 },
    { code: "toy.all" },
  ];
  const fields = [{ name: "letters", from: code.from + 1, to: code.to - 1 }, { name: "none" }];
  return answer({
    found,
    pick: at,
    from,
    to,
    decoded: { ok: true, result: { kind: "toy", name: "Ash", canonical: "[x]" }, diagnostics },
    explained: { ok: true, result: { fields, bytes: "0a ff" }, diagnostics },
    alone: { ok: true, result: { kind: "toy", canonical: "[y]" }, diagnostics: [] },
  });
};

function answer(result) {
  return JSON.stringify({ ok: true, result, diagnostics: [] });
}

const TEXT = "one [aa] two [bbb] three [c] four";

test("one text is one question to the core", () => {
  asked.length = 0;
  readText(TEXT, 1);
  equal(asked, [{ op: "read", text: TEXT, pick: 1 }]);
});

test("the part of the code, its deck, and the deck of the code alone are those of the core", () => {
  const { from, to, kind, ok, deck, alone } = readText(TEXT, 1);
  equal([from, to, kind, ok, deck.canonical, alone.canonical], [8, 25, "toy", true, "[x]", "[y]"]);
});

test("a core that does not explain leaves fields and bytes empty", () => {
  const { call } = Cardbench;
  Cardbench.call = (request) => {
    const { explained, ...rest } = JSON.parse(call(request)).result;
    equal(explained.ok, true);
    return answer(rest);
  };
  const { ok, fields, bytes } = readText(TEXT, 0);
  Cardbench.call = call;
  equal([ok, fields, bytes], [true, [], []]);
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
    [0, 7].map((pick) => readText(TEXT, pick).pick),
    [0, 2],
  );
  equal(readText("nothing", 3).pick, 0);
});

test("a pick that is no index leaves the choice to the core", () => {
  for (const pick of [-1, 0.5, "y", null, undefined, NaN]) {
    asked.length = 0;
    readText(TEXT, pick);
    equal(asked, [{ op: "read", text: TEXT }]);
  }
});

test("of a text without a code all is said that the core says", () => {
  const reading = readText("nothing here", 0);
  equal([reading.ok, reading.deck, reading.from, reading.to], [false, null, 0, 12]);
  equal(reading.notes, [{ code: "toy.none", from: 0, to: 1 }]);
});

test("a text without a code may be named", () => {
  const named = (code, found) => isNamed({ found, notes: [{ severity: "info", code }] });
  equal([named("deck.page", []), named("deck.looks-like", [])], [true, true]);
  equal([named("deck.page", [{}]), named("toy.odd", [])], [false, false]);
});

test("nothing is asked of an empty text", () => {
  asked.length = 0;
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
    alone: null,
  });
  equal(asked, []);
});

test("the picked code, and the short text that reads the same", () => {
  const reading = readText(TEXT, 2);
  equal(pickedCode(reading), "[c]");
  equal(shortText(reading), "### Ash\n[c]");
  equal(shortText({ ...reading, found: [] }), "### Ash\n[x]");
  equal(shortText({ ...reading, deck: {} }), "[c]");
  equal(shortText(readText("nothing", 0)), null);
});
