import "../../../base/browser.js";
import { equal, test } from "../../../base/testing.js";

/** Requests to a core that knows Ash and Bat by name. */
const asked = [];

Cardbench.cardFiles = Object.fromEntries(
  ["cards", "en", "de", "ja", "ko", "zh-CN"].map((content) => ["toy." + content, {}]),
);
Cardbench.call = (request) => {
  const { op, lines: listed, kind } = JSON.parse(request);
  asked.push(op);
  const answer = (result, diagnostics = []) => JSON.stringify({ ok: true, result, diagnostics });
  if (op === "tables") {
    return answer({
      tables: Object.keys(Cardbench.cardFiles).map((name) => ({ game: "toy", content: name.slice(4) })),
    });
  }
  if (op === "decode") return answer({ kind, canonical: "[code]", cards: lastCards });
  if (op !== "encode") return answer({ found: [] });
  const lines = listed.map((line) => line.text);
  lastCards = lines.filter((line) => ["Ash", "Bat"].includes(line)).map((line) => [line, 2]);
  const unknown = lines.filter((line) => !["Ash", "Bat"].includes(line));
  return answer(
    { text: "[code]" },
    unknown.map(() => ({ severity: "error", code: "cards.unknown-name" })),
  );
};
let lastCards = [];

// nothing is held down
document.querySelector = () => null;

/** A reader of lists that needs a moment: each line that is not blank is a line of the list. */
const listLab = {
  async call(request) {
    const { op, text } = JSON.parse(request);
    const texts = op === "list.names" ? text.split("\n").filter((line) => line.trim() !== "") : [];
    return JSON.stringify({ ok: true, result: { lines: texts.map((line) => ({ text: line })) } });
  },
};

const { offer } = await import("../../../../../../webapp/base/ui/scripts.js");
offer("workers", { listLab });

const { addGame } = await import("../../../../../../webapp/codes/decks/cards/games.js");
const { copiesIn, namesReading, tagsOf } = await import("../../../../../../webapp/codes/decks/cards/name-list.js");

addGame("toy", { add() {} });

/** What is read once the reader of lists has answered. */
async function read(...lines) {
  const reading = { text: lines.join("\n"), found: [] };
  const first = namesReading(reading);
  for (let i = 0; i < 30; i++) await null;
  return first ?? namesReading(reading);
}

test("a list of names is a deck of its kind", async () => {
  const reading = await read("Ash", "Bat", "", "Ash");
  equal([reading.kind, reading.ok, reading.listed, reading.deck.canonical], ["toy", true, true, "[code]"]);
  equal([reading.deck.from, reading.deck.to], [0, 12]);
});

test("less than three lines, or more than two hundred, are no list", async () => {
  asked.length = 0;
  equal(await Promise.all([read("Ash", "Bat"), read("Ash", "", "\t", "Bat"), read(...new Array(201).fill("Ash"))]), [
    null,
    null,
    null,
  ]);
  equal(asked, []);
  equal((await read(...new Array(200).fill("Ash"))).kind, "toy");
});

test("where more lines name no card than copies are named, it is no list", async () => {
  // each line that names a card stands for two copies
  equal(await read("Ash", "x", "y", "z"), null);
  equal((await read("Ash", "x", "y")).kind, "toy");
  equal(await read("x", "y", "z"), null);
});

test("the letters tell in which languages names may be", () => {
  equal(tagsOf("toy", "灰流うらら"), ["en", "ja"]);
  equal(tagsOf("toy", "灰"), ["en", "zh-CN", "ja"]);
  equal(tagsOf("toy", "재"), ["en", "ko"]);
  equal(tagsOf("toy", "Asche"), ["en", "de"]);
  equal(tagsOf("toy", "123"), ["en"]);
});

test("a game without tables reads names itself, when it can", async () => {
  let answer = null;
  const encodeNames = () => {
    lastCards = [["z", 3]];
    return answer;
  };
  addGame("own", { encodeNames });
  equal(await read("x", "y", "z"), null);
  answer = { ok: true, result: { text: "[code]" }, diagnostics: [] };
  equal((await read("x", "y", "z")).kind, "own");
  addGame("own", {});
});

test("copies in a deck of cards, and in one of slots", () => {
  equal(
    copiesIn({
      cards: [
        [1, 2],
        [2, 1],
      ],
    }),
    3,
  );
  equal(copiesIn({ shareIds: [5, 0, 5, 0, 7] }), 3);
  equal(copiesIn({ main: [5, 5], extra: [6], side: [] }), 3);
});
