/* A question of the reader's own, in one flow: its kind, then a tap for each card; the answer stands beside them. */

import { percent } from "../../../base/charts/numbers.js";
import { button, make } from "../../../base/ui/elements.js";
import { optionList } from "../../../base/ui/roving.js";
import { say } from "../../../base/ui/words.js";
import { eventOf, listed } from "./events.js";
import { questionsOf, ratesOf } from "./lab.js";
import { byPlayer, rowsOf } from "./rows.js";
import { cardsFor, choose } from "./state.js";

/** The kinds of questions, and the question of the core that answers each. */
const QUESTIONS = {
  any: "by-turn",
  pair: "pair",
  several: "by-turn",
  prized: "prized",
  none: "none",
  mulligan: "mulligan",
};

/** So many cards are shown before the others are requested. */
const SHOWN = 26;

/** The question that is being put together. */
const flow = { kind: "", ids: [], others: [], turn: 4, count: 2, find: "", all: false };

/** The questions that the deck has. */
function kindsFor({ query }) {
  const { aside, redraw } = query.deal;
  return Object.keys(QUESTIONS).filter(
    (kind) => (kind !== "prized" || aside > 0) && (kind !== "mulligan" || (redraw !== "none" && redraw !== "basic")),
  );
}

/** The request of the flow: {key, ids, others, numbers}. */
function requestOf({ kind, ids, others, turn, count }) {
  const key = QUESTIONS[kind];
  const numbers = key === "by-turn" ? {
    count: kind === "several" ? count : 1,
    turn,
  } : key === "mulligan" ? { turn: 1 } : null;
  return { key, ids, others, numbers: numbers ? { [key]: numbers } : {} };
}

/** The answer to a question of the reader's own; null as long as cards are missing. */
export async function ownAnswer(state, { key, ids, others, numbers }) {
  const cards = cardsFor(state, ids, others);
  const questions = await questionsOf(state.query, cards, numbers, state.rules.rounds);
  const question = questions.find((one) => one.key === key);
  if (!question?.yaml) return null;
  return { key, question, cards, numbers, topics: await ratesOf(question.yaml) };
}

/** The answer of the flow, before it is drawn. */
export async function flowAnswer(state) {
  const known = new Set(state.cards.map(({ id }) => id));
  flow.ids = flow.ids.filter((id) => known.has(id));
  flow.others = flow.others.filter((id) => known.has(id));
  if (!flow.kind || flow.ids.length === 0) return null;
  return ownAnswer(state, requestOf(flow));
}

/** The panel. */
export function askPanel(state, answer, redraw) {
  const pick = (kind) => () => {
    flow.kind = flow.kind === kind ? "" : kind;
    redraw();
  };
  return make(
    "section",
    { class: "pane ask" },
    heading(say("draws.ask.title"), say("draws.ask.how")),
    make(
      "div",
      { class: "chips", role: "group", "aria-label": say("draws.ask.title") },
      kindsFor(state).map((kind) =>
        button(say("draws.ask." + kind), pick(kind), {
          id: "ask-" + kind,
          class: "chip",
          "aria-pressed": String(flow.kind === kind),
        }),
      ),
    ),
    flow.kind && make(
      "div",
      { class: "then" },
      make("div", null, fields(state, redraw), groups(state, redraw)),
      result(state, answer, redraw),
    ),
  );
}

export function heading(title, note) {
  return make("div", { class: "title-line" }, make("h3", null, title), note && make("span", { class: "quiet" }, note));
}

function fields(state, redraw) {
  const number = (name, most) =>
    make(
      "label",
      null,
      make("span", { class: "quiet" }, say("questions." + name)),
      make(
        "select",
        {
          id: "ask-" + name,
          change: (event) => {
            flow[name] = Number(event.target.value);
            redraw();
          },
        },
        Array.from(
          { length: most },
          (none, i) => make("option", { value: String(i + 1), selected: i + 1 === flow[name] }, String(i + 1)),
        ),
      ),
    );
  const type = (event) => {
    flow.find = event.target.value;
    redraw();
  };
  return make(
    "div",
    { class: "actions" },
    state.cards.length > SHOWN &&
      make(
        "input",
        {
          id: "ask-find",
          type: "search",
          value: flow.find,
          placeholder: say("draws.ask.find"),
          "aria-label": say("draws.ask.find"),
          input: type,
        },
      ),
    flow.kind === "several" && number("count", 10),
    QUESTIONS[flow.kind] === "by-turn" && number("turn", 10),
    flow.kind === "pair" && make("span", { class: "quiet" }, say("draws.ask.parts")),
  );
}

/** A tap makes a card one that counts; of a combo, its first part, then its second part, then none. */
function tap(id) {
  const isIn = flow.ids.includes(id);
  const isOther = flow.others.includes(id);
  flow.ids = flow.ids.filter((one) => one !== id);
  flow.others = flow.others.filter((one) => one !== id);
  const pair = flow.kind === "pair";
  const second = pair && (isIn || (!isOther && flow.ids.length > 0 && flow.others.length === 0));
  if (second) flow.others.push(id);
  else if (!isIn && !isOther) flow.ids.push(id);
}

/** The part of a combo that a chosen card is. */
function partOf({ id }, isChosen) {
  if (flow.kind !== "pair" || !isChosen({ id })) return "";
  return flow.ids.includes(id) ? "A \u00b7 " : "B \u00b7 ";
}

/** The cards in their groups. */
function groups(state, redraw) {
  const wanted = flow.find.trim().toLowerCase();
  const isChosen = ({ id }) => flow.ids.includes(id) || flow.others.includes(id);
  const found = state.cards.filter((card) => isChosen(card) || card.name.toLowerCase().includes(wanted));
  const shown = flow.all || found.length <= SHOWN ? found : found.filter((card, i) => i < SHOWN || isChosen(card));
  const titles = [...new Set(shown.map(({ group }) => group || ""))];
  const option = (card) => ({
    id: "ask-card-" + state.cards.indexOf(card),
    words: partOf(card, isChosen) + card.name,
    isChosen: isChosen(card),
    press: () => {
      tap(card.id);
      redraw();
    },
  });
  return [
    titles.map((title) =>
      make(
        "div",
        { class: "chip-group" },
        title && titles.length > 1 && make("span", { class: "quiet" }, title),
        optionList(
          { class: "chips", "aria-label": title || say("questions.roles") },
          shown.filter(({ group }) => (group || "") === title).map(option),
        ),
      ),
    ),
    shown.length < found.length &&
      button(
        say("draws.ask.all", { n: found.length }),
        () => {
          flow.all = true;
          redraw();
        },
        { id: "ask-all", class: "link" },
      ),
  ];
}

/** Hands without a Basic are drawn again, which changes what is set aside. */
function isBasic({ roles }) {
  return roles.includes("basic");
}

function result(state, answer, redraw) {
  if (!answer) return make(
    "p",
    { class: "big quiet", role: "status" },
    say(flow.ids.length > 0 ? "draws.ask.none-yet" : "draws.ask.tap"),
  );
  const { key, cards, numbers, topics, question } = answer;
  const event = eventOf(key, cards, numbers, state.rules.rounds);
  const keepIt = () => {
    choose({ kept: [...state.kept, requestOf(flow)] });
    Object.assign(flow, { kind: "", ids: [], others: [] });
    redraw();
  };
  return make(
    "div",
    { class: "big", role: "status", id: "ask-answer" },
    make("h4", null, event),
    byPlayer(rowsOf(topics, event)).map(({ name, rates }) =>
      rates.map(
        ({ combo, rate }) => make(
          "p",
          { class: "beside" },
          make("b", { class: "rate" }, percent(rate.value)),
          " ",
          listed([combo, name]),
        ),
      ),
    ),
    key === "prized" &&
      make("p", { class: "quiet" }, say("questions.note." + (cards.some(isBasic) ? "among-basic" : "all-hands"))),
    make(
      "div",
      { class: "actions" },
      button(say("draws.ask.keep"), keepIt, { id: "ask-keep" }),
      button(say("questions.open"), () => state.query.open(question.yaml), { id: "ask-open" }),
    ),
  );
}
