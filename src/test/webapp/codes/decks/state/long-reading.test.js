import "../../../base/browser.js";
import { equal, test } from "../../../base/testing.js";
import { askAboutText } from "../../../../../../webapp/base/core/long-text.js";
import { LONG_TEXT } from "../../../../../../webapp/base/core/text-limit.js";
import { offer } from "../../../../../../webapp/base/ui/scripts.js";
import { longReading } from "../../../../../../webapp/codes/decks/state/long-reading.js";

/** The requests to workers: {request, signal, answer, fail}. */
const asked = [];

document.createElement = () => ({});
document.head = { append: (script) => script.onload() };
offer("workers", {
  callInWorker: (request, signal) =>
    new Promise((resolve, reject) =>
      asked.push({ request: JSON.parse(request), signal, answer: resolve, fail: reject }),
    ),
});

/** What the core answers of a text with so many codes. */
const answerOf = (text, codes, pick) => {
  const found = Array.from({ length: codes }, (none, i) => ({ kind: "toy", text: "x", from: i, to: i + 1 }));
  const decoded = { ok: false, diagnostics: [] };
  return JSON.stringify({ ok: true, result: { found, pick, from: 0, to: text.length, decoded }, diagnostics: [] });
};

const settled = async () => {
  for (let i = 0; i < 30; i++) await null;
};

Cardbench.core = () => ({});

const noNews = () => {
  throw new Error("called");
};

test("longText_isPendingUntilTheWorkerHasAnswered", async () => {
  const text = "a".repeat(LONG_TEXT + 1);
  let news = 0;
  const first = longReading(text, -1, () => news++);
  equal([first.pending, first.text, first.pick, first.found], [true, text, -1, []]);
  await settled();
  equal(asked.length, 1);
  equal(asked[0].request, { op: "read", text });
  equal(longReading(text, -1, noNews).pending, true, "no second request");
  asked[0].answer(answerOf(text, 3, 2));
  await settled();
  equal(news, 1);
  const read = longReading(text, -1, noNews);
  equal([read.pending, read.found.length, read.pick], [undefined, 3, 2]);
  equal(longReading(text, 2, noNews), read, "the pick of the core is that of the text");
  equal(asked.length, 1);
});

test("anotherText_endsTheWorkOnTheOneBefore", async () => {
  asked.length = 0;
  const [one, other] = ["b".repeat(LONG_TEXT + 1), "c".repeat(LONG_TEXT + 1)];
  longReading(one, -1, noNews);
  await settled();
  let news = 0;
  longReading(other, 1, () => news++);
  await settled();
  equal(asked.map(({ signal }) => signal.aborted), [true, false]);
  equal(asked[1].request.pick, 1);
  asked[1].answer(answerOf(other, 2, 1));
  await settled();
  asked[0].answer(answerOf(one, 1, 0));
  await settled();
  equal([news, longReading(other, 1, noNews).found.length], [1, 2]);
});

test("otherCore_readsTheTextAnew_andTheReadingStaysUntilThen", async () => {
  asked.length = 0;
  const text = "d".repeat(LONG_TEXT + 1);
  longReading(text, 0, () => undefined);
  await settled();
  asked[0].answer(answerOf(text, 1, 0));
  await settled();
  Cardbench.core = () => ({});
  equal(longReading(text, 0, () => undefined).found.length, 1);
  Cardbench.opened = new Map([["toy.cards", ["table", ["toy.cards", ""]]]]);
  longReading(text, 0, () => undefined);
  await settled();
  equal(asked.length, 3);
  asked[2].answer(answerOf(text, 2, 0));
  await settled();
  equal(longReading(text, 0, noNews).found.length, 2);
});

test("withoutAWorker_thePageAnswers", async () => {
  asked.length = 0;
  const answering = askAboutText("identify", { text: "e".repeat(LONG_TEXT + 1) });
  await settled();
  asked[0].fail(new Error("no worker"));
  equal((await answering).ok, false);
  equal((await askAboutText("identify", { text: "short" })).ok, false);
  equal(asked.length, 1, "a short text needs no worker");
});
