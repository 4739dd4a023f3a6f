/*
 * The best mulligan of a topic: what to keep of each opening hand, and how often the topic then succeeds, against the
 * rule of the file. Computed on demand, in a worker of its own.
 */

import { folded } from "../../base/charts/figure.js";
import { certainty, count, percent, points } from "../../base/charts/numbers.js";
import { tableElement } from "../../base/charts/table.js";
import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { barPicture } from "../figures/bars.js";
import { noteProgress } from "../state/run-actions.js";
import { askMulligan, mulliganQuestion } from "../state/topic-actions.js";
import { answerElement } from "./answer.js";
import { cardName } from "./card-names.js";
import { savedFigure } from "./saved-figure.js";

/** So many hands are listed, the most likely ones. */
const HANDS_SHOWN = 15;

/** The most letters of a card in a hand, and the most cards that one class is named after. */
const CARD_SHOWN = 24;
const CLASS_SHOWN = 2;

/** The requests by topic; open: whether the answer is in sight. */
const asked = new Map();

function askedAbout(topic) {
  if (!asked.has(topic)) {
    asked.set(topic, { question: mulliganQuestion(topic), open: false });
  }
  return asked.get(topic);
}

/**
 * The button that requires it and, once it was pressed, the answer; nothing where the topic has no mulligan.
 *
 * @param topic the odds of the topic
 * @param run that they are of
 * @param {number} i which topic it is
 * @param {number} width of the picture
 */
export function mulliganPart(topic, run, i, width) {
  if (!run.outlines.find((one) => one.name === topic.name)?.mulligan) return null;
  const about = askedAbout(topic.name);
  const { question, open } = about;
  const toggle = () => {
    about.open = !about.open;
    if (!about.open) question.stop();
    noteProgress();
  };
  const part = make(
    "section",
    { class: "mulligan" },
    button(say("odds.mulligan.title"), toggle, { id: "odds-mulligan-" + i, "aria-expanded": String(open) }),
  );
  if (!open) return part;
  askMulligan(question, run, topic.name);
  question.line.show(question.work);
  part.append(
    make(
      "div",
      { class: "answer-part" },
      answerElement(question, (best) => answerParts(best, topic, i, width)),
      question.line.element,
    ),
  );
  return part;
}

function answerParts(best, topic, i, width) {
  const rows = [
    { label: say("odds.mulligan.best"), rate: best.success, before: null },
    { label: say("odds.mulligan.written"), rate: topic.success, before: null },
    { label: say("odds.mulligan.without"), rate: best.without, before: null },
  ];
  const table = {
    head: ["mulligan.rule", "table.rate", "mulligan.exactly", "table.difference"].map((key) => say("odds." + key)),
    rows: rows.map(({ label, rate }) => [
      label,
      percent(rate.value),
      rate.fraction ?? certainty(rate),
      rate === topic.success ? "" : points(rate.value - topic.success.value),
    ]),
  };
  return [
    make(
      "p",
      { class: "headline" },
      make("strong", null, percent(best.success.value)),
      make("span", { class: "quiet" }, certainty(best.success)),
    ),
    make(
      "p",
      { class: "sentence" },
      say("odds.mulligan.sentence", { points: points(best.success.value - topic.success.value) }),
    ),
    savedFigure(
      barPicture(say("odds.mulligan.picture", { topic: topic.name }), rows, width),
      table,
      "mulligan-" + i,
      topic.name,
      true,
    ),
    ...stages(best).map((decisions, taken) =>
      taken === 0
        ? handsTable(decisions, best, say("odds.mulligan.hands"))
        : folded(
            "mulligan-" + i + "-after-" + taken,
            say("odds.mulligan.after", { n: count(taken) }),
            false,
            handsTable(decisions, best, say("odds.mulligan.after", { n: count(taken) })),
          ),
    ),
  ];
}

/** The decisions by the number of mulligans taken before; the core lists the most likely hands first. */
function stages(best) {
  const all = [];
  for (const decision of best.decisions) (all[decision.mulligans] ??= []).push(decision);
  return all;
}

function handsTable(decisions, best, title) {
  const shown = decisions.slice(0, HANDS_SHOWN);
  const share = shown.reduce((sum, one) => sum + one.share, 0);
  return make(
    "div",
    { class: "hands" },
    make("p", { class: "quiet" }, say("odds.mulligan.shown", { n: count(shown.length), share: percent(share, 1) })),
    tableElement(
      {
        head: ["hand", "keep", "chance", "success"].map((column) => say("odds.mulligan." + column)),
        rows: shown.map((one) => [
          cardsWords(one.hand, best),
          keptWords(one, best),
          percent(one.share),
          percent(one.success),
        ]),
      },
      title,
    ),
  );
}

/** What stays in the hand; the whole hand goes back where the core names nothing. */
function keptWords({ hand, keep }, best) {
  if (!keep) return say("odds.mulligan.new-hand");
  if (keep.length === 0) return say("odds.mulligan.nothing");
  return cardsWords(keep, best) === cardsWords(hand, best) ? say("odds.mulligan.all") : cardsWords(keep, best);
}

/** Pairs of a class of cards and a number, in words. */
function cardsWords(pairs, best) {
  return pairs.map(([group, n]) => n + "\u00d7 " + className(best.classes[group])).join(" \u00b7 ");
}

/** The cards that the topic does not distinguish. */
function className(names) {
  const shown = names.slice(0, CLASS_SHOWN).map((name) => cardName(name, CARD_SHOWN)).join(" / ");
  const others = names.length - CLASS_SHOWN;
  return others > 0 ? say("odds.mulligan.class", { cards: shown, n: count(others) }) : shown;
}
