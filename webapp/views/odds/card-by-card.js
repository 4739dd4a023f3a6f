/*
 * What each card does for a topic: how often it succeeds with the card in the opening hand and without it, and what
 * one copy more or less of it would change; and what one card more in the hand is worth.
 */

import { certainty, percent, points } from "../../ui/charts/numbers.js";
import { byId, fill, keepingFocus, make, show } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { barPicture } from "./bars.js";
import { CARDS_DRAWN, changeCertainty, changePicture } from "./change-picture.js";
import { Question, allAtOnce, answerElement, solver } from "./question.js";
import { pictureWidth } from "./picture-width.js";
import { nothingWhy, savedFigure } from "./results.js";
import { cardLabel, chosenFiller, chosenTopic, fillerSelect, topicSelect } from "./selection.js";
import { session } from "./session.js";

const cardQuestions = {
  change: new Question(() => drawCardsIfOpen(), cardByCard),
  held: new Question(() => drawCardsIfOpen(), allAtOnce),
  second: new Question(() => drawCardsIfOpen(), allAtOnce),
};

export function cardsPanel() {
  return [make("div", { id: "odds-cards-bar", class: "actions controls" }), make("div", { id: "odds-cards" })];
}

function drawCardsIfOpen() {
  if (session.tab === "cards") drawCards();
}

export function drawCards() {
  const topic = chosenTopic();
  const ready = Boolean(session.reading?.sound && topic);
  if (ready) askCards(topic);
  const bar = byId("odds-cards-bar");
  show(bar, ready);
  if (ready && !bar.contains(document.activeElement))
    fill(bar, topicSelect("odds-cards-topic", drawCards), fillerSelect("odds-cards-filler", drawCards));
  const width = pictureWidth("odds-cards");
  keepingFocus(() => {
    fill(
      byId("odds-cards"),
      ready
        ? [
            section(
              "odds.change.title",
              say("odds.change.about", { filler: cardLabel(chosenFiller()) }),
              answerElement(cardQuestions.change, (result) => changeFigure(result, width)),
            ),
            section(
              "odds.held.title",
              say("odds.held.about"),
              answerElement(cardQuestions.held, (result) => heldFigure(result, width)),
            ),
            section(
              "odds.second.title",
              say("odds.second.about", { n: topic.hand, more: topic.hand + 1 }),
              answerElement(cardQuestions.second, (result) => secondFigure(result, topic, width)),
            ),
          ]
        : make("p", { class: "quiet nothing" }, say(nothingWhy())),
    );
  });
}

function section(title, about, ...parts) {
  return make("section", { class: "topic" }, make("h2", null, say(title)), make("p", { class: "quiet" }, about), parts);
}

function askCards(topic) {
  const about = { yaml: session.text, topic: topic.name, seed: session.seed };
  cardQuestions.change.ask("odds.sensitivity", { ...about, filler: chosenFiller() });
  cardQuestions.held.ask("odds.cards", about);
  cardQuestions.second.ask("odds.compare", {
    a: session.text,
    b: session.text,
    topic: topic.name,
    seed: session.seed,
    bStart: topic.hand + 1,
  });
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

/** Asks for one card after the other with all effort, so that what is found is seen as it comes. */
async function cardByCard(question, op, args, signal) {
  const names = question.result.cards.map((card) => card.name);
  for (let i = 0; i < names.length; i++) {
    const answer = await question.request(
      solver,
      op,
      { ...args, locked: names.filter((name) => name !== names[i]) },
      signal,
    );
    if (!answer || signal.aborted) return;
    const cards = question.result.cards.map((card, at) => (at === i ? answer.result.cards[0] : card));
    question.take({ ...question.result, cards }, answer);
    // what is beyond reach for one card is so for the others
    if (question.reason) return;
    question.changed();
  }
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

function secondFigure(result, topic, width) {
  const rows = [result.a, result.b].map((odds, i) => ({
    label: say("odds.second.cards", { n: topic.hand + i }),
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
      barPicture(say("odds.second.picture", { topic: topic.name }), rows, width),
      table,
      "second",
      topic.name,
    ),
  ];
}
