/*
 * The cards of the pile by their number of copies, which alone decides their chance: in the opening hand, and by a turn
 * of the reader's choice.
 */

import { figure } from "../../../base/charts/figure.js";
import { percent } from "../../../base/charts/numbers.js";
import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { arithmetic } from "./arithmetic.js";
import { turnsPicture, turnsTable } from "./picture.js";
import { turnName } from "../cards/rules.js";

export function cardsTable(state, oddsByCopies, redraw) {
  const choose = (id) => (event) => {
    state.choices[event.target.checked ? "add" : "delete"](id);
    redraw();
  };
  const pick = (card, i) =>
    make(
      "label",
      { class: "pick" },
      make("input", {
        id: "draws-pick-" + i,
        type: "checkbox",
        checked: state.choices.has(card.id),
        change: choose(card.id),
      }),
      make("span", null, card.name),
    );
  const cell = (odds) => make("td", null, percent(odds.value));
  return make(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": say("draws.table") },
    make(
      "table",
      { class: "figures drawn" },
      make("caption", { class: "unseen" }, say("draws.table")),
      make(
        "thead",
        null,
        make(
          "tr",
          null,
          [say("draws.card"), say("draws.copies"), turnName(state.rules, 0), turnName(state.rules, state.turn)].map(
            (head) => make("th", { scope: "col" }, head),
          ),
        ),
      ),
      make(
        "tbody",
        null,
        [...new Set(state.cards.map((card) => card.count))].map((count) => {
          const odds = oddsByCopies.get(count);
          return make(
            "tr",
            null,
            make("th", { scope: "row" }, state.cards.map((card, i) => card.count === count && pick(card, i))),
            make("td", null, count + "\u00d7"),
            cell(odds[0]),
            cell(odds[state.turn]),
          );
        }),
      ),
    ),
  );
}

/** One of the chosen cards at least: its chance by turn, drawn, listed and reckoned. */
export function chosenPart(state, odds, width, origin) {
  const names = state.cards
    .filter((card) => state.choices.has(card.id))
    .map((card) => card.name)
    .join(" / ");
  if (!odds) return make("p", { class: "quiet" }, say("draws.choose"));
  const title = say("draws.picture", { cards: names });
  const last = odds[state.turn];
  return [
    make(
      "p",
      { class: "chance" },
      make("strong", null, percent(last.value)),
      " ",
      make(
        "span",
        { class: "quiet" },
        say("draws.by", { cards: names, when: turnName(state.rules, state.turn), seen: last.seen }),
      ),
    ),
    figure(turnsPicture(title, odds, state.rules, width), turnsTable(odds, state.rules), "draws", "draws", origin),
    make("h3", null, say("draws.arithmetic")),
    arithmetic(last, state),
  ];
}
