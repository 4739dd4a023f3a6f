import "../../base/browser.js";
import "../../base/clock.js";
import { equal, test } from "../../base/testing.js";
import { Question, questionLab } from "../../../../../webapp/odds/state/question.js";

/** What was asked and has no answer yet: {request, answer(result)}. */
let asked = [];

questionLab.call = (text) =>
  new Promise((resolve) => {
    const answer = (result) => resolve(JSON.stringify({ ok: true, result, diagnostics: [] }));
    asked.push({ request: JSON.parse(text), answer });
  });

async function settle() {
  for (let i = 0; i < 20; i++) await null;
}

/** A question whose line is not drawn. */
function question(first) {
  asked = [];
  return first ? new Question("q", () => undefined, null, first) : new Question("q", () => undefined);
}

/** Asks twice and puts the answers together. */
async function inTwoParts(own, op, args, signal) {
  const first = await own.request(questionLab, op, { ...args, part: 1 }, signal);
  if (!first || signal.aborted) return;
  own.takePart({ parts: 1 }, first);
  own.step(1, 2);
  const second = await own.request(questionLab, op, { ...args, part: 2 }, signal);
  if (!second || signal.aborted) return;
  own.take({ parts: 2 }, second);
}

test("an answer stays until there is one to the next question", async () => {
  const own = question();
  own.ask("op", { n: 1 });
  asked.shift().answer({ is: 1 });
  await settle();
  equal([own.result, own.old, own.busy, own.work], [{ is: 1 }, false, false, null]);
  own.ask("op", { n: 2 });
  equal([own.result, own.old, own.busy], [{ is: 1 }, true, true]);
  asked.shift().answer({ is: 2 });
  await settle();
  equal([own.result, own.old, own.answered], [{ is: 2 }, false, { n: 2 }]);
});

test("the same is not asked twice", async () => {
  const own = question();
  own.ask("op", { n: 1 });
  own.ask("op", { n: 1 });
  equal(asked.length, 1);
});

test("a part is seen where there is nothing else, and a whole old answer until then", async () => {
  const own = question(inTwoParts);
  own.ask("op", { n: 1 });
  asked.shift().answer({});
  await settle();
  equal([own.result, own.work.share], [{ parts: 1 }, 0.5]);
  asked.shift().answer({});
  await settle();
  equal([own.result, own.work], [{ parts: 2 }, null]);
  own.ask("op", { n: 2 });
  asked.shift().answer({});
  await settle();
  equal([own.result, own.old], [{ parts: 2 }, true]);
});

test("who ends it keeps what was computed, and may go on", async () => {
  const own = question(inTwoParts);
  own.ask("op", { n: 1 });
  asked.shift().answer({});
  await settle();
  own.end();
  asked.shift().answer({});
  await settle();
  equal([own.result, own.ended, own.work], [{ parts: 1 }, true, null]);
  own.ask("op", { n: 1 });
  equal(asked.length, 0, "it is not asked again by itself");
  own.again();
  own.ask("op", { n: 1 });
  equal([asked.length, own.ended], [1, false]);
});

test("who ends it before there is anything new keeps the part instead of the old answer", async () => {
  const own = question(inTwoParts);
  own.ask("op", { n: 1 });
  asked.shift().answer({});
  await settle();
  asked.shift().answer({});
  await settle();
  own.ask("op", { n: 2 });
  asked.shift().answer({});
  await settle();
  own.end();
  equal([own.result, own.old, own.answered], [{ parts: 1 }, false, { n: 2 }]);
});
