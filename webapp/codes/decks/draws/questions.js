/*
 * The questions of a game's players: each is answered as soon as the cards that it requires have their roles. The core
 * writes a deck file for each question, and the answer is the exact one of that file; it opens in the view Odds.
 */

import { certainty, isReadable, oneIn, percent } from "../../../base/charts/numbers.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { button, fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";
import { helpsPart } from "./helps.js";
import { receiptPart } from "./receipt.js";
import { rolesOf, switchRole } from "./roles.js";

const formLab = new LabConnection("form-lab");
const oddsLab = new LabConnection("odds-lab", { wasm: true });

/** The words that a deck file gets besides those of the roles. */
const NAMES = [
  ...["first", "second", "either", "hand", "with-mulligan", "one-prized", "all-prized"],
  ...["kept-0", "kept-1", "kept-2", "curve-1", "curve-2", "curve-3", "curve-4"],
];

const ROLES = [
  ...["starter", "extender", "hand-trap", "brick", "land", "source", "key", "partner"],
  ...["basic", "supporter", "one", "two", "three", "four"],
];

/** Numbers that the reader has written, by question. */
const numbers = {};

/** Answers by the text of their file. */
const answers = new Map();

/** How often the part was drawn: what comes for an earlier drawing is not shown. */
let drawing = 0;

/**
 * The element with the questions.
 *
 * @param {{cards: !Array, asks: {game: string, deal: !Object, open: function(string)}}} deal
 */
export function questionsPart(deal) {
  const body = make("section", { id: "questions" });
  draw(body, deal);
  return body;
}

async function call(lab, request) {
  const answer = JSON.parse(await lab.call(JSON.stringify(request)));
  if (!answer.ok) throw new Error(answer.diagnostics[0].message);
  return answer.result;
}

/** The words that deck files of questions are written with. */
export function wordsOfQuestions() {
  const words = Object.fromEntries(NAMES.map((name) => [name, say("questions.name." + name)]));
  return { ...words, ...Object.fromEntries(ROLES.map((role) => [role, say("questions.role." + role)])) };
}

async function draw(body, deal) {
  const current = ++drawing;
  const { game, deal: dealing } = deal.asks;
  const cards = deal.cards.map(({ name, count }) => ({ name, count, roles: rolesOf(game, name) }));
  const request = { op: "odds." + "questions", game, cards, deal: dealing, words: wordsOfQuestions(), numbers };
  let questions;
  try {
    ({ questions } = await call(formLab, request));
    await Promise.all(questions.map(answerTo));
  } catch (broken) {
    fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    return;
  }
  if (current !== drawing) return;
  const redraw = () => draw(body, deal);
  keepingFocus(() => {
    fill(
      body,
      make("h3", null, say("questions.title")),
      make("p", { class: "quiet" }, say("questions.about")),
      rolesTable(game, cards, questions, redraw),
      make(
        "div",
        { class: "questions" },
        questions.map((question) => questionPart(question, deal, redraw)),
      ),
    );
  });
}

/** Games that are played where a question cannot be answered exactly at once, such as the curve of a large deck. */
const GAMES = 200_000;

/** Asks for the answer of a question that has a file: the exact one, or one that is played and has bounds. */
async function answerTo({ yaml }) {
  if (!yaml || answers.has(yaml)) return;
  const request = { op: "simulate", yaml };
  // a worker that comes to its end with what is exact can still play
  const exact = await call(oddsLab, { ...request, method: "exact", quick: true }).catch(() => null);
  answers.set(yaml, exact ?? (await call(oddsLab, { ...request, method: "sampled", count: GAMES })));
}

/** The roles that the questions of the game require, to be pressed for each card. */
function rolesTable(game, cards, questions, redraw) {
  const roles = [...new Set(questions.flatMap((question) => question.roles))];
  const press = (card, role) => () => {
    switchRole(game, card.name, role);
    redraw();
  };
  return make(
    "div",
    { class: "roles", tabindex: "0", role: "region", "aria-label": say("questions.roles") },
    cards.map((card, i) =>
      make(
        "div",
        { class: "role-row", role: "group", "aria-label": card.name },
        make("span", { class: "role-card" }, card.count + "\u00d7 " + card.name),
        make(
          "span",
          { class: "role-chips" },
          roles.map((role) =>
            button(say("questions.role." + role), press(card, role), {
              id: "role-" + i + "-" + role,
              class: "chip",
              "aria-pressed": String(card.roles.includes(role)),
            }),
          ),
        ),
      ),
    ),
  );
}

function questionPart(question, deal, redraw) {
  const { key, missing, yaml, fits, few } = question;
  const roleWords = (roles) => roles.map((role) => say("questions.role." + role)).join(", ");
  return make(
    "article",
    { id: "question-" + key, class: "question" },
    make("h4", null, say("questions.ask." + key)),
    numberFields(question, redraw),
    yaml
      ? answerPart(question, deal)
      : make(
          "p",
          { class: "quiet" },
          missing.length > 0
            ? say("questions.missing", { roles: roleWords(missing) })
            : few
              ? say("questions.lacking", { ...few, role: roleWords([few.role]) })
              : say("questions." + (fits ? "asked" : "small")),
        ),
  );
}

/** How many cards, and by which turn, where the question reports it. */
function numberFields(question, redraw) {
  const field = (name) => {
    const change = (event) => {
      const number = Math.min(20, Math.max(1, Math.floor(Number(event.target.value)) || 1));
      numbers[question.key] = { ...given, [name]: number };
      redraw();
    };
    return make(
      "label",
      null,
      make("span", { class: "quiet" }, say("questions." + name)),
      make("input", {
        id: "question-" + question.key + "-" + name,
        type: "number",
        inputmode: "numeric",
        min: "1",
        max: "20",
        value: String(question[name]),
        change,
      }),
    );
  };
  const given = {};
  for (const name of ["count", "turn"]) if (question[name]) given[name] = question[name];
  const names = Object.keys(given);
  return names.length > 0 && make("div", { class: "actions question-numbers" }, names.map(field));
}

function answerPart(question, deal) {
  const { key, yaml } = question;
  const { topics } = answers.get(yaml);
  return [
    make(
      "table",
      { class: "figures" },
      make("caption", { class: "unseen" }, say("questions.ask." + key)),
      make("tbody", null, topics.flatMap(rows)),
    ),
    make(
      "div",
      { class: "actions" },
      button(say("questions.open"), () => deal.asks.open(yaml), { id: "question-" + key + "-open" }),
    ),
    make(
      "details",
      { id: "question-" + key + "-yaml" },
      make("summary", null, say("questions.yaml")),
      make("pre", { tabindex: "0" }, make("code", null, yaml)),
      copyButton("question-" + key + "-copy", "questions.copy", () => yaml, { picture: "copy" }),
    ),
    receiptPart(key, yaml, topics),
    helpsPart(question, topics[0].name),
  ];
}

/** A line for each combo of a topic. */
function rows({ name, combos }) {
  return combos.map((combo) =>
    make(
      "tr",
      null,
      make("th", { scope: "row" }, combos.length > 1 ? combo.name : name),
      make("td", { class: "rate" }, percent(combo.success.value)),
      make("td", { class: "quiet" }, oneIn(combo.success.value)),
      make("td", { class: "quiet" }, besides(combo.success)),
    ),
  );
}

/** The fraction that a rate is, if it can be read, or the bounds it lies in. */
function besides(rate) {
  if (!rate.fraction) return certainty(rate);
  return isReadable(rate.fraction) && rate.fraction;
}
