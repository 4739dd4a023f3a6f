/*
 * Hands that are dealt, as cards: the next few games of the seed, each with what came of it. The same seed deals the
 * same hands.
 */

import { count } from "../../base/charts/numbers.js";
import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { noteProgress } from "../state/run-actions.js";
import { showGame } from "../state/game-actions.js";
import { HANDS, askHands, handsQuestion } from "../state/topic-actions.js";
import { answerElement } from "./answer.js";
import { cardName } from "./card-names.js";

/** By topic, the question for its games, whether they are in sight, and the number of the first one. */
const dealt = new Map();

function dealtOf(topic) {
  if (!dealt.has(topic)) {
    dealt.set(topic, { question: handsQuestion(dealt.size), open: false, from: 0 });
  }
  return dealt.get(topic);
}

/**
 * The button that deals, and the hands once it was pressed; nothing where no card is dealt.
 *
 * @param topic the odds of the topic
 * @param run that they are of
 * @param {number} i which topic it is
 */
export function sampleHands(topic, run, i) {
  if (!(run.outlines.find((one) => one.name === topic.name)?.hand > 0)) return null;
  const state = dealtOf(topic.name);
  const { question, open, from } = state;
  const change = (next) => {
    Object.assign(state, next);
    if (!state.open) question.stop();
    noteProgress();
  };
  const part = make(
    "section",
    { class: "hands-dealt" },
    make(
      "div",
      { class: "actions" },
      button(say("odds.hands.title"), () => change({ open: !open }), {
        id: "odds-hands-" + i,
        "aria-expanded": String(open),
      }),
      open &&
        button(say("odds.hands.again"), () => change({ from: from + HANDS }), {
          id: "odds-hands-again-" + i,
        }),
    ),
  );
  if (!open) return part;
  askHands(question, run, topic.name, from);
  question.line.show(question.work);
  part.append(
    make(
      "div",
      { class: "answer-part" },
      answerElement(question, (games, args) =>
        games.map((game, k) => handElement(topic, game, args.from + k, i + "-" + k)),
      ),
      question.line.element,
    ),
  );
  return part;
}

function handElement(topic, { steps, combos }, number, id) {
  const reached = combos.filter((combo) => combo.success).map((combo) => combo.name);
  return make(
    "div",
    { class: "hand-dealt" },
    make(
      "div",
      { class: "zone-cards", role: "group", "aria-label": say("odds.games.dealt") },
      (steps[0].zones.H || []).map((name) => make("span", { class: "playing-card" }, cardName(name))),
    ),
    make(
      "p",
      { class: "outcome " + (reached.length > 0 ? "yes" : "no") },
      make("span", null, reached.length > 0 ? reached.join(say("odds.games.comma")) : say("odds.hands.nothing")),
      " ",
      button(say("odds.results.show-game", { n: count(number) }), () => showGame(topic.name, number, null), {
        id: "odds-hand-" + id,
        class: "plain",
      }),
    ),
  );
}
