/* What of the cards has been tried: each step in words, and whether any play has taken it. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { showInCards } from "../state/editor.js";
import { effectsOfText } from "./effects.js";
import { logWords } from "./log-words.js";
import { cardsRead, wizard } from "../state/state.js";

export function drawCoverage() {
  const cards = wizard.get().game?.coverage || [];
  const effects = effectsOfText();
  fill(
    byId("wizard-coverage"),
    cards.length > 0 && [
      make("h3", null, say("wizard.coverage.title")),
      cards.map((card, i) => coverageOfCard(card, i, effects)),
    ],
  );
}

function coverageOfCard({ card, done, undone }, i, effects) {
  const name = cardsRead().find((one) => one.id === card)?.name || card;
  const steps = [...done.map((step) => ({ step, hasRun: true })), ...undone.map((step) => ({ step, hasRun: false }))];
  steps.sort((one, other) => one.step.from - other.step.from);
  return [
    make(
      "p",
      { id: "wizard-coverage-" + i },
      say("wizard.coverage.some", { card: name, done: done.length, all: steps.length }),
    ),
    make(
      "ul",
      { class: "coverage-steps", "aria-labelledby": "wizard-coverage-" + i },
      steps.map(({ step, hasRun }, n) => stepLine(step, hasRun, effects, "wizard-step-of-" + i + "-" + n)),
    ),
  ];
}

function stepLine(step, hasRun, effects, id) {
  const { type, from, to } = step;
  const words = logWords({ kind: "do", name: type, data: {}, depth: 0, from, to }, wizard.get().game, effects);
  return make(
    "li",
    { class: hasRun ? "has-run" : null },
    make("span", { class: "mark", "aria-hidden": "true" }, hasRun ? "\u2713" : "\u25cb"),
    make("span", { class: "unseen" }, say("wizard.coverage." + (hasRun ? "has-run" : "not-yet")) + " "),
    button(words, () => showInCards(from, Math.min(to, wizard.get().text.length)), {
      id,
      class: "plain",
    }),
  );
}
