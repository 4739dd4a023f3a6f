/*
 * The part as a whole: first the answers that the game's players want most, then a question of the reader's own, the
 * table of all cards, what helps most, and a hand.
 */

import { fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { offer } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { answerCard } from "./answers.js";
import { askPanel, flowAnswer, ownAnswer } from "./ask.js";
import { openInOddsPanel } from "./choices.js";
import { handPart } from "./hand.js";
import { helpsPanel } from "./helps.js";
import { questionsOf, ratesOf } from "./lab.js";
import { choose, mostAsked, stateOf } from "./state.js";
import { asideChances, cardsTable, chancesOf } from "./table.js";

/** How often the pane was drawn: an answer that comes for an earlier drawing is not shown. */
let drawing = 0;

/** The answers that are wanted most, and those that the reader keeps. */
async function answersOf(state) {
  const { cards, numbers, rules, query } = state;
  const questions = await questionsOf(query, cards, numbers, rules.rounds);
  const byKey = new Map(questions.map((question) => [question.key, question]));
  const handsOf = byKey.get("hands");
  const most = mostAsked(query.game).map(async (key) => {
    const question = byKey.get(key === "two-basics" ? "basic" : key);
    if (!question) return null;
    if (key === "supporter" && lacksBasics(question)) return supporterOfAll(state);
    const topics = question.yaml ? await ratesOf(question.yaml) : null;
    const hands = key === "keepable" && topics && handsOf?.yaml ? await ratesOf(handsOf.yaml) : null;
    const chances = key === "prized" && state.isKeyGiven ? await asideChances(state) : null;
    return { key, question, topics, cards, hands, chances };
  });
  const kept = state.kept.map(async (own, i) => {
    const answer = await ownAnswer(state, own);
    return answer && { ...answer, kept: i };
  });
  return (await Promise.all([...most, ...kept])).filter((answer) => answer);
}

/** Whether Supporters are marked, but no Basics: the hands with a Basic are not known. */
function lacksBasics({ missing }) {
  return missing.length === 1 && missing[0] === "basic";
}

/** The chance of a Supporter among all hands, as that of any of these cards by turn 1. */
async function supporterOfAll(state) {
  const ids = state.cards.filter((card) => card.roles.includes("supporter")).map(({ id }) => id);
  const numbers = { "by-turn": { count: 1, turn: 1 } };
  const answer = await ownAnswer(state, { key: "by-turn", ids, others: [], numbers });
  return answer && {
    ...answer,
    key: "supporter",
    title: say("questions.event.supporter"),
    question: { ...answer.question, roles: ["supporter"], wanted: ["basic"] },
  };
}

/** Draws the part for a deck into an element. */
async function drawPane(body, deal) {
  const state = stateOf(deal);
  if (state.size === 0) {
    fill(body, make("p", { class: "quiet" }, say("draws.empty")));
    return;
  }
  const request = ++drawing;
  const redraw = () => drawPane(body, deal);
  let found = null;
  try {
    found = await Promise.all([answersOf(state), chancesOf(state), flowAnswer(state)]);
  } catch (broken) {
    fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    return;
  }
  if (request !== drawing) return;
  const [answers, chances, own] = found;
  // that a card is set aside is no wish
  const isWish = ({ topics, kept, key }) => topics && kept === undefined && key !== "two-basics" && key !== "prized";
  const answered = answers.filter(isWish);
  keepingFocus(() => {
    fill(
      body,
      make("div", { class: "title-line" }, make("h3", null, say("draws.most-asked")), rulesLine(state, redraw)),
      make("div", { class: "answers" }, answers.map((answer) => answerCard(state, answer, redraw))),
      askPanel(state, own, redraw),
      cardsTable(state, chances, redraw),
      answered.length > 0 && helpsPanel(deal, answered.map(({ key }) => key), redraw),
      handPart(state, redraw),
    );
  });
}

/** The rules that the answers go by, and what of them can be chosen for the table and the hand. */
function rulesLine(state, redraw) {
  const { rules, deal } = state;
  const take = (change) => {
    choose(change);
    redraw();
  };
  const rule = say("draws.rules", { n: state.hand, draw: rules.perTurn });
  const words = deal.note || [rule, rules.leftOut?.()].filter((part) => part).join(" \u00b7 ");
  if (rules.hands.length < 2 && !rules.mulligan) return make("span", { class: "quiet" }, words);
  return make(
    "details",
    { class: "rules", open: state.rulesOpen, toggle: (event) => choose({ rulesOpen: event.target.open }) },
    make("summary", { id: "draws-rules" }, words + " \u00b7 ", make("u", null, say("questions.change"))),
    rules.hands.length > 1 &&
      make(
        "label",
        null,
        make("span", { class: "quiet" }, say("draws.start")),
        make(
          "select",
          { id: "draws-hand", change: (event) => take({ second: event.target.value === "1" }) },
          rules.hands.map((n, i) =>
            make(
              "option",
              { value: String(i), selected: (i === 1) === state.second },
              say(i === 0 ? "draws.first" : "draws.second", { n }),
            ),
          ),
        ),
      ),
    rules.mulligan &&
      make(
        "label",
        { class: "pick" },
        make("input", {
          id: "draws-mulligan",
          type: "checkbox",
          checked: state.mulligan,
          change: (event) => take({ mulligan: event.target.checked }),
        }),
        make("span", null, say("draws.mulligan")),
      ),
  );
}

offer("draws", { drawPane, openInOddsPanel });
