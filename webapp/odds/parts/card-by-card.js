/*
 * What each card does for a topic: how often it succeeds with the card in the opening hand and without it, and what
 * one copy more or less of it would change; and what one card more in the hand is worth.
 */

import { certainty, percent, points } from "../../base/charts/numbers.js";
import { byId, fill, keepingFocus, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { barPicture } from "../figures/bars.js";
import { CARDS_DRAWN, changeCertainty, changePicture } from "../figures/change-picture.js";
import { askAboutCards, cardQuestions } from "../state/card-actions.js";
import { pictureWidth } from "../figures/picture-width.js";
import { nothingWhy, odds } from "../state/state.js";
import { answerElement } from "./answer.js";
import { cardLabel } from "./card-names.js";
import { savedFigure } from "./saved-figure.js";
import { chosenFiller, chosenTopic, fillerSelect, topicSelect } from "./selects.js";

export function cardsPanel() {
  return [
    make("div", { id: "odds-cards-bar", class: "actions controls" }),
    make("p", { id: "odds-cards-nothing", class: "quiet nothing" }),
    make(
      "div",
      { id: "odds-cards" },
      Object.entries(cardQuestions).map(([part, question]) =>
        make(
          "section",
          { class: "topic" },
          make("h2", { "data-say": "odds." + part + ".title" }),
          make("p", { id: question.id + "-about", class: "quiet" }),
          make("div", { id: question.id + "-answer", class: "answer-part" }),
          question.line.element,
        ),
      ),
    ),
  ];
}

export function drawCards() {
  const topic = chosenTopic();
  const ready = Boolean(odds.get().reading?.sound && topic);
  const bar = byId("odds-cards-bar");
  show(bar, ready);
  show(byId("odds-cards"), ready);
  show(byId("odds-cards-nothing"), !ready);
  if (!ready) {
    byId("odds-cards-nothing").textContent = say(nothingWhy());
    return;
  }
  askAboutCards(topic, chosenFiller());
  if (!bar.contains(document.activeElement))
    fill(bar, topicSelect("odds-cards-topic"), fillerSelect("odds-cards-filler"));
  const width = pictureWidth("odds-cards");
  const { change, held, second } = cardQuestions;
  keepingFocus(() => {
    drawPart(change, say("odds.change.about", { filler: cardLabel(chosenFiller()) }), (result) =>
      changeFigure(result, width),
    );
    drawPart(held, say("odds.held.about"), (result) => heldFigure(result, width));
    drawPart(second, say("odds.second.about", { n: topic.hand, more: topic.hand + 1 }), (result, { bStart }) =>
      secondFigure(result, bStart - 1, width),
    );
  });
}

/** One of the questions: what it is about, what is known, and how far it is. */
function drawPart(question, about, draw) {
  byId(question.id + "-about").textContent = about;
  fill(byId(question.id + "-answer"), answerElement(question, draw));
  question.line.show(question.work);
}

/* One copy more or less. */

function changeFigure(result, width) {
  const rows = result.cards.map((card) => ({
    ...card,
    label: cardLabel(card.name),
    changes: [
      { sign: "+1", change: card.more?.difference },
      { sign: "\u22121", change: card.less?.difference },
    ],
  }));
  if (rows.length === 0) return make("p", { class: "quiet" }, say("odds.change.none"));
  rows.sort((a, b) => bestChange(b) - bestChange(a));
  const title = say("odds.change.picture", { topic: result.topic, filler: cardLabel(result.filler) });
  return [drawnOnly(rows), savedFigure(changePicture(title, rows, width), changeTable(rows), "change", result.topic)];
}

/** The most that changing the copies of a card by one can bring. */
function bestChange(row) {
  return Math.max(...row.changes.map(({ change }) => (change ? Number(change.value) : -1)));
}

function drawnOnly(rows) {
  return rows.length > CARDS_DRAWN && make("p", { class: "quiet" }, say("odds.change.first", { n: CARDS_DRAWN }));
}

function changeTable(rows) {
  const cells = ({ change }) => (change ? [points(change.value), changeCertainty(change)] : ["", ""]);
  return {
    head: [
      say("odds.change.card"),
      say("odds.change.copies"),
      say("odds.change.more"),
      say("odds.table.surely"),
      say("odds.change.less"),
      say("odds.table.surely"),
    ],
    rows: rows.map((row) => [row.label, row.count, ...row.changes.flatMap(cells)]),
  };
}

/* In the opening hand, and not in it. */

function heldFigure(result, width) {
  const rows = result.cards
    .filter((card) => card.with && card.without)
    .map((card) => ({ label: cardLabel(card.name), rate: card.with, before: card.without, held: card.held }));
  if (rows.length === 0) return make("p", { class: "quiet" }, say("odds.change.none"));
  rows.sort((a, b) => b.rate.value - b.before.value - (a.rate.value - a.before.value));
  return [
    drawnOnly(rows),
    savedFigure(
      barPicture(say("odds.held.picture", { topic: result.topic }), rows.slice(0, CARDS_DRAWN), width),
      heldTable(rows),
      "held",
      result.topic,
    ),
  ];
}

function heldTable(rows) {
  return {
    head: [
      say("odds.change.card"),
      say("odds.held.chance"),
      say("odds.held.with"),
      say("odds.table.surely"),
      say("odds.held.without"),
      say("odds.table.surely"),
      say("odds.table.difference"),
    ],
    rows: rows.map(({ label, rate, before, held }) => [
      label,
      percent(held.value),
      percent(rate.value),
      certainty(rate),
      percent(before.value),
      certainty(before),
      points(rate.value - before.value),
    ]),
  };
}

/* Going first, and second. */

function secondFigure(result, hand, width) {
  const rows = [result.a, result.b].map((odds, i) => ({
    label: say("odds.second.cards", { n: hand + i }),
    rate: odds.success,
    before: null,
  }));
  const table = {
    head: [say("odds.second.hand"), say("odds.table.rate"), say("odds.table.surely")],
    rows: [
      ...rows.map(({ label, rate }) => [label, percent(rate.value), certainty(rate)]),
      [say("odds.table.difference"), points(result.difference.value), changeCertainty(result.difference)],
    ],
  };
  return [
    make(
      "p",
      { class: "headline" },
      make("strong", null, points(result.difference.value)),
      make("span", { class: "quiet" }, changeCertainty(result.difference)),
    ),
    savedFigure(
      barPicture(say("odds.second.picture", { topic: result.topic }), rows, width),
      table,
      "second",
      result.topic,
    ),
  ];
}
