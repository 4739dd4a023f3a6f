/* What can be opened in the view Odds: the answers that there are, and any card by a turn. Each opens its own file. */

import { button, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { eventOf } from "./events.js";
import { questionsOf } from "./lab.js";
import { cardsFor, mostAsked, stateOf } from "./state.js";

/** A promise of the choices. */
export async function openInOddsPanel(deal) {
  const state = stateOf(deal);
  const { cards, numbers, rules, query } = state;
  const questions = await questionsOf(query, cards, numbers, rules.rounds);
  const ready = mostAsked(query.game)
    .map((key) => questions.find((question) => question.key === key))
    .filter((question) => question?.yaml);
  const openCard = async (event) => {
    const card = cards[Number(event.target.value)];
    if (!card) return;
    const own = await questionsOf(query, cardsFor(state, [card.id], []), numbers, rules.rounds);
    const byTurn = own.find(({ key }) => key === "by-turn");
    if (byTurn?.yaml) query.open(byTurn.yaml);
  };
  return [
    make("span", { class: "quiet" }, say("draws.which")),
    ready.map(({ key, yaml }) =>
      button(eventOf(key, cards, numbers, rules.rounds), () => query.open(yaml), { id: "odds-of-" + key }),
    ),
    make(
      "label",
      { class: "choice" },
      make("span", { class: "quiet" }, say("draws.a-card")),
      make(
        "select",
        { id: "odds-of-card", change: openCard },
        make("option", { value: "" }, "\u2013"),
        cards.map(({ name }, i) => make("option", { value: String(i) }, name)),
      ),
    ),
  ];
}
