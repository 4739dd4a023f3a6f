/*
 * How a rate comes about: each figure of a topic opens its derivation, the exact ones from the core, the others
 * with the seed and the games that they were played in. It is copied as text.
 */

import { exactReceipt, playedReceipt } from "../../base/charts/receipt-text.js";
import { percent } from "../../base/charts/numbers.js";
import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { noteProgress } from "../state/run-actions.js";
import { askReceipt, receiptQuestion } from "../state/topic-actions.js";
import { rateRows } from "../figures/tables.js";
import { answerElement } from "./answer.js";
import { copyLaterButton } from "./copy-button.js";

/** By topic, the question to the core and which figure is open: 0 the topic, then its combos; null for none. */
const opened = new Map();

function openedOf(topic) {
  if (!opened.has(topic)) {
    opened.set(topic, { question: receiptQuestion(opened.size), figure: /** @type {?number} */ (null) });
  }
  return opened.get(topic);
}

/** Opens the derivation of a figure of a topic, or closes it. */
function toggle(topic, figure) {
  const state = openedOf(topic.name);
  state.figure = state.figure === figure ? null : figure;
  if (state.figure === null) state.question.stop();
  noteProgress();
}

/**
 * A button that opens the derivation of a figure.
 *
 * @param topic the odds of the topic
 * @param {number} i which topic it is
 * @param {number} figure which figure of it
 * @param {string} words
 * @param {string=} look its class besides
 */
export function receiptButton(topic, i, figure, words, look = "") {
  const about = rateRows(topic, null)[figure].label;
  return button(words, () => toggle(topic, figure), {
    id: "odds-receipt-" + i + "-" + figure,
    class: ["plain", "figure", ...(look ? [look] : [])].join(" "),
    "aria-expanded": String(openedOf(topic.name).figure === figure),
    "aria-label": words + ": " + say("charts.receipt.of", { name: about }),
  });
}

/** The buttons of the combos: a press on a bar is the same. */
export function receiptButtons(topic, i) {
  return (
    topic.combos.length > 1 &&
    make(
      "p",
      { class: "actions receipts" },
      make("span", { class: "quiet" }, say("charts.receipt.title")),
      rateRows(topic, null).map(({ label, rate }, figure) =>
        receiptButton(topic, i, figure, label + " " + percent(rate.value)),
      ),
    )
  );
}

/**
 * Has a press on a bar open the derivation of its rate.
 *
 * @param part holds the picture of the bars and, for everyone without a pointer, the buttons of the same rates
 */
export function openByBar(part, picture, rowHeight, topic) {
  picture.classList.add("pressed-rows");
  part.addEventListener("click", ({ clientY, target }) => {
    if (!picture.contains(target)) return;
    const { top, height } = picture.getBoundingClientRect();
    const row = Math.floor(((clientY - top) / height) * (picture.viewBox.baseVal.height / rowHeight));
    if (row <= topic.combos.length) toggle(topic, row);
  });
  return part;
}

/**
 * The derivation that is open; nothing where none is.
 *
 * @param topic the odds of the topic
 * @param run that they are of
 * @param {number} i which topic it is
 */
export function receiptPart(topic, run, i) {
  const { question, figure } = openedOf(topic.name);
  if (figure === null || figure > topic.combos.length) return null;
  const { label, rate } = rateRows(topic, null)[figure];
  const title = figure === 0 ? topic.name : topic.name + ", " + label;
  if (topic.method !== "exact") {
    const games = topic.method === "hybrid" ? topic.played : topic.games;
    return receiptElement(i, playedReceipt(title, rate, { games, seed: run.seed, solved: topic.solved?.value }));
  }
  askReceipt(question, run, topic.name);
  question.line.show(question.work);
  return make(
    "div",
    { class: "answer-part" },
    answerElement(question, (/** @type {!OddsReceiptResult} */ { states, success, combos }) => {
      const asked = figure === 0 ? success : combos[figure - 1];
      return asked ? receiptElement(i, exactReceipt(title, asked, states)) : [];
    }),
    question.line.element,
  );
}

function receiptElement(i, text) {
  return make(
    "div",
    { class: "receipt", id: "odds-receipt-" + i },
    make("pre", { class: "code", tabindex: "0" }, text),
    copyLaterButton("odds-copy-receipt-" + i, say("odds.games.copy"), () => text),
  );
}
