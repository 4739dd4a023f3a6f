/* What one copy more or less of a card does to an answer, in the place of a card that the question does not require. */

import { points } from "../../../base/charts/numbers.js";
import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";
import { openedPart } from "./opened-part.js";

const lab = new LabConnection("odds-lab", { wasm: true });

/** The changes that are named: those that help most. */
const SHOWN = 5;

/** The part that asks when it is opened; null where no card makes room. */
export function helpsPart({ key, yaml, filler }, topic) {
  if (!filler) return null;
  return openedPart("question-" + key + "-helps", "questions.helps.title", async () => {
    const request = { op: "odds." + "sensitivity", yaml, topic, filler, quick: true };
    const answer = JSON.parse(await lab.call(JSON.stringify(request)));
    if (!answer.ok) throw new Error(answer.diagnostics[0].message);
    return changesList(answer.result.cards, filler);
  });
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
