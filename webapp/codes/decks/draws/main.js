/*
 * The part as a whole. What the reader chose stays from deck to deck of a game, and the cards as long as they are in
 * it.
 */

import { fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { offer } from "../../../base/ui/scripts.js";
import { pageLanguage, say } from "../../../base/ui/words.js";
import { cardsTable, chosenPart } from "./cards.js";
import { handPart } from "./hand.js";
import { oddsOf } from "./odds.js";
import { questionsPart, wordsOfQuestions } from "./questions.js";
import { rolesOf } from "./roles.js";
import { turnName } from "../cards/rules.js";

const asked = { kind: "", second: false, mulligan: true, turn: 3, choices: new Set() };

/** The questions about a deck. */
function stateOf({ rules, cards }) {
  if (asked.kind !== rules.section)
    Object.assign(asked, { kind: rules.section, second: false, mulligan: rules.mulligan, turn: 3, choices: new Set() });
  const size = cards.reduce((sum, card) => sum + card.count, 0);
  const hand = rules.hands[asked.second ? 1 : 0] ?? rules.hands[0];
  const ids = new Set(cards.map((card) => card.id));
  const choices = new Set([...asked.choices].filter((id) => ids.has(id)));
  asked.choices = choices;
  const key = JSON.stringify([cards.map(({ id, count }) => [id, count]), hand]);
  const turn = Math.min(asked.turn, rules.turns);
  return { rules, cards, size, hand, choices, key, turn, mulligan: asked.mulligan && rules.mulligan };
}

/** The questions as they were drawn last: what is chosen below does not concern them. */
const drawn = { cards: "", element: null };

function questionsFor(deal, language) {
  const cards = JSON.stringify([deal.asks.game, language, deal.cards.map(({ name, count }) => [name, count])]);
  if (drawn.cards !== cards) Object.assign(drawn, { cards, element: questionsPart(deal) });
  return drawn.element;
}

/** How often the pane was drawn: an answer that comes for an earlier drawing is not shown. */
let drawing = 0;

/** Draws the part for a deck into an element. */
async function drawPane(body, deal) {
  const state = stateOf(deal);
  if (state.size === 0) {
    fill(body, make("p", { class: "quiet" }, say("draws.empty")));
    return;
  }
  const request = ++drawing;
  const redraw = () => drawPane(body, deal);
  const chosen = state.cards.filter((card) => state.choices.has(card.id)).reduce((sum, card) => sum + card.count, 0);
  const counts = [...new Set([...state.cards.map((card) => card.count), ...(chosen > 0 ? [chosen] : [])])];
  let all = null;
  try {
    all = await Promise.all(counts.map((copies) => oddsOf(state, copies)));
  } catch (broken) {
    fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    return;
  }
  if (request !== drawing) return;
  const questions = questionsFor(deal, pageLanguage());
  const byCopies = new Map(counts.map((copies, i) => [copies, all[i]]));
  const width = Math.max(240, Math.min(560, body.clientWidth));
  const any = chosenPart(state, byCopies.get(chosen), width, deal.origin);
  keepingFocus(() => {
    fill(
      body,
      questions,
      make("h3", null, say("draws.by-copies")),
      make("p", { class: "quiet" }, say(state.mulligan ? "draws.about-mulligan" : "draws.about")),
      controls(state, redraw),
      cardsTable(state, byCopies, redraw),
      make("section", null, make("h3", null, say("draws.any")), any),
      handPart(state, redraw),
    );
  });
}

function controls(state, redraw) {
  const { rules } = state;
  const take = (change) => {
    Object.assign(asked, change);
    redraw();
  };
  return make(
    "div",
    { class: "actions draw-controls" },
    rules.hands.length > 1 &&
      chosenFrom(
        "draws-hand",
        "draws.start",
        rules.hands.map((n, i) => [String(i), say(i === 0 ? "draws.first" : "draws.second", { n })]),
        asked.second ? "1" : "0",
        (value) => take({ second: value === "1" }),
      ),
    chosenFrom(
      "draws-turn",
      "draws.until",
      Array.from({ length: rules.turns + 1 }, (none, turn) => [String(turn), turnName(rules, turn)]),
      String(state.turn),
      (value) => take({ turn: Number(value) }),
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

function chosenFrom(id, words, values, value, act) {
  return make(
    "label",
    null,
    make("span", { class: "quiet" }, say(words)),
    make(
      "select",
      { id, change: (event) => act(event.target.value) },
      values.map(([one, name]) => make("option", { value: one, selected: one === value }, name)),
    ),
  );
}

offer("draws", { drawPane, rolesOf, wordsOfQuestions });
