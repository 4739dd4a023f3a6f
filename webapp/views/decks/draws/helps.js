/* What one copy more or less of a card does to an answer, in the place of a card that the question does not ask for. */

import { points } from "../../../ui/charts/numbers.js";
import { fill, make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { LabConnection } from "../../../workers/lab-connection.js";

const lab = new LabConnection("odds-lab", { wasm: true });

/** The changes that are named: those that help most. */
const SHOWN = 5;

/** The part that asks when it is opened; null where no card makes room. */
export function helpsPart({ key, yaml, filler }, topic) {
  if (!filler) return null;
  const body = make("div", null, make("p", { class: "quiet" }, say("questions.receipt.coming")));
  let asked = false;
  const open = async (event) => {
    if (!event.target.open || asked) return;
    asked = true;
    try {
      const request = { op: "odds." + "sensitivity", yaml, topic, filler, quick: true };
      const answer = JSON.parse(await lab.call(JSON.stringify(request)));
      if (!answer.ok) throw new Error(answer.diagnostics[0].message);
      fill(body, changesList(answer.result.cards, filler));
    } catch (broken) {
      asked = false;
      fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    }
  };
  return make(
    "details",
    { id: "question-" + key + "-helps", toggle: open },
    make("summary", null, say("questions.helps.title")),
    body,
  );
}

/** One copy more or less of each card, those first that help most. */
function changesList(cards, filler) {
  const changes = cards
    .flatMap(({ name, more, less }) => [
      more && { name, words: "more", value: more.difference.value },
      less && { name, words: "less", value: less.difference.value },
    ])
    .filter((one) => one && one.name !== filler && one.value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, SHOWN);
  if (changes.length === 0) return make("p", { class: "quiet" }, say("questions.helps.none"));
  return [
    make(
      "ul",
      null,
      changes.map(({ name, words, value }) =>
        make("li", null, say("questions.helps." + words, { card: name, points: points(value) })),
      ),
    ),
    make("p", { class: "quiet" }, say("questions.helps.filler", { card: filler })),
  ];
}
