/* What the reader wishes from the optimiser: weights of the topics, limits of the counts, the effort of the search. */

import { folded } from "../../base/charts/figure.js";
import { count } from "../../base/charts/numbers.js";
import { byId, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { searchLimits } from "../state/limits.js";
import { cardsOfDeck, odds, setWish } from "../state/state.js";
import { cardLabel } from "./card-names.js";
import { blankCard, labelled } from "./selects.js";

/** Decks that a search judges. */
export const BUDGETS = { quick: 100, usual: 500, thorough: 3000 };

/** The card that may have more copies than the others. */
export function filler() {
  const { wish } = odds.get();
  if (wish.filler === null) return blankCard()?.name || "";
  return cardsOfDeck().some((card) => card.name === wish.filler) ? wish.filler : "";
}

function fillerCount() {
  return cardsOfDeck().find((card) => card.name === filler())?.count || 0;
}

/** The most copies that the filler may have: not more than now, unless the reader says so. */
export function mostFiller() {
  const { wish } = odds.get();
  return Math.max(wish.mostFiller ?? wish.most, fillerCount());
}

/**
 * @param {?} outline
 * @param {boolean} busy whether a search goes on
 * @param {function(): void} search begins one
 */
export function wishForm({ topics, cards }, busy, search) {
  const { wish } = odds.get();
  const limits = searchLimits();
  const number = (id, value, most, take) =>
    make("input", {
      id,
      class: "short",
      type: "number",
      min: "0",
      max: most,
      inputmode: "numeric",
      value,
      change: (event) => take(whole(event.target, most)),
    });
  return make(
    "form",
    {
      class: "wish",
      submit: (event) => {
        event.preventDefault();
        if (!busy) search();
      },
    },
    make("p", { class: "quiet" }, say("odds.optimum.about")),
    make(
      "fieldset",
      { class: "actions controls" },
      make("legend", null, say("odds.optimum.weights")),
      topics.map(({ name }, i) =>
        make(
          "label",
          null,
          make("span", null, name),
          number("odds-weight-" + i, weightOf(name), limits.weights, (weight) =>
            setWish({ weights: new Map(odds.get().wish.weights).set(name, weight) }),
          ),
        ),
      ),
    ),
    make(
      "div",
      { class: "actions controls" },
      labelled(
        "odds.optimum.most",
        number("odds-most", wish.most, limits.most, (most) =>
          setWish({ most: Math.max(1, most) }),
        ),
      ),
      labelled("odds.optimum.filler", fillerChoice(cards)),
      filler() !== "" &&
        labelled(
          "odds.optimum.most-filler",
          number("odds-most-filler", mostFiller(), sizeOf(cards), (most) =>
            setWish({ mostFiller: Math.max(1, most) }),
          ),
        ),
      labelled(
        "odds.optimum.budget",
        make(
          "select",
          {
            id: "odds-budget",
            change: (event) => setWish({ budget: event.target.value }),
          },
          Object.keys(BUDGETS).map((budget) =>
            make(
              "option",
              { value: budget, selected: budget === wish.budget },
              say("odds.optimum." + budget, { n: count(BUDGETS[budget]) }),
            ),
          ),
        ),
      ),
      make(
        "button",
        { id: "odds-optimise", class: "first", disabled: busy || changeable(cards).length === 0 },
        say("odds.optimum.start"),
      ),
    ),
    make("p", { id: "odds-optimum-plan" }, planWords(cards)),
    folded(
      "locked",
      say("odds.optimum.locked", { n: cards.filter((card) => wish.locked.has(card.name)).length }),
      false,
      make(
        "ul",
        { class: "locks" },
        cards.map((card, i) => lock(card, i)),
      ),
    ),
  );
}

function fillerChoice(cards) {
  const option = (value, words) => make("option", { value, selected: value === filler() }, words);
  const take = (event) => setWish({ filler: event.target.value, mostFiller: null });
  return make(
    "select",
    { id: "odds-optimum-filler", change: take },
    option("", say("odds.optimum.no-filler")),
    cards.map((card) => option(card.name, cardLabel(card.name))),
  );
}

function sizeOf(cards) {
  return cards.reduce((sum, card) => sum + card.count, 0);
}

function changeable(cards) {
  const { wish } = odds.get();
  return cards.filter((card) => !wish.locked.has(card.name));
}

/** A number was written: nothing but what depends on it is drawn, since the next press may be on its way. */
export function drawPlan() {
  const cards = cardsOfDeck();
  if (filler() !== "") byId("odds-most-filler").value = mostFiller();
  byId("odds-optimum-plan").textContent = planWords(cards);
}

/** What the search may change, and by how much, before it runs. */
function planWords(cards) {
  const { wish } = odds.get();
  const free = changeable(cards);
  const changing = free.filter((card) => card.name !== filler());
  const above = changing.filter((card) => card.count > wish.most);
  const most = Math.min(wish.most, sizeOf(cards));
  return [
    say("odds.optimum.plan.cards", { n: changing.length, most }),
    above.length > 0 && say("odds.optimum.plan.above", { cards: listed(above.map((card) => cardLabel(card.name))) }),
    free.length > changing.length &&
      say("odds.optimum.plan.filler", { card: cardLabel(filler()), n: Math.min(mostFiller(), sizeOf(cards)) }),
    say("odds.optimum.plan.size", { n: sizeOf(cards) }),
  ]
    .filter((words) => words)
    .join(" ");
}

function listed(words) {
  return words.join(say("odds.games.comma"));
}

export function weightOf(name) {
  return odds.get().wish.weights.get(name) ?? 1;
}

/** What was typed as a whole number from 0 to the most that can be. */
function whole(field, most) {
  const number = Math.round(Number(field.value));
  field.value = number >= 0 ? Math.min(number, most) : 0;
  return Number(field.value);
}

function lock({ name, count: copies }, i) {
  const take = (event) => {
    const locked = new Set(odds.get().wish.locked);
    if (event.target.checked) locked.add(name);
    else locked.delete(name);
    setWish({ locked });
  };
  return make(
    "li",
    null,
    make(
      "label",
      null,
      make("input", {
        id: "odds-lock-" + i,
        type: "checkbox",
        checked: odds.get().wish.locked.has(name),
        change: take,
      }),
      " " + copies + "\u00d7 " + cardLabel(name),
    ),
  );
}
