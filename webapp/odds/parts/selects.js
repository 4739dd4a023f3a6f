/* Which topic is shown, and which card makes room or takes it: the same in every part of the view. */

import { make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { cardsOfDeck, odds, topicsOfDeck } from "../state/state.js";
import { cardLabel } from "./card-names.js";

/** The outline of the topic that is shown, or null. */
export function chosenTopic() {
  const topics = topicsOfDeck();
  return topics.find((topic) => topic.name === odds.get().topic) || topics[0] || null;
}

/** Of some cards the last one of those with most copies. */
function mostCopies(cards) {
  const most = Math.max(0, ...cards.map((card) => card.count));
  return cards.filter((card) => card.count === most).pop() || null;
}

/** The card with most copies among those that no topic requires; null where there is none. */
export function blankCard() {
  return mostCopies(cardsOfDeck().filter((card) => card.blank));
}

/**
 * The card that makes room: the one that was chosen, else one that no topic requires, else the last of those with most
 * copies; "" where there is none.
 */
export function chosenFiller() {
  const cards = cardsOfDeck();
  const { filler } = odds.get();
  if (cards.some((card) => card.name === filler)) return filler;
  return (blankCard() || mostCopies(cards))?.name || "";
}

export function topicSelect(id) {
  return labelled(
    "odds.games.topic",
    make(
      "select",
      { id, change: (event) => odds.set({ topic: event.target.value }) },
      topicsOfDeck().map(({ name }) => make("option", { value: name, selected: name === chosenTopic().name }, name)),
    ),
  );
}

export function fillerSelect(id) {
  const filler = chosenFiller();
  return labelled(
    "odds.change.filler",
    make(
      "select",
      { id, change: (event) => odds.set({ filler: event.target.value }) },
      cardsOfDeck().map((card) =>
        make("option", { value: card.name, selected: card.name === filler }, cardLabel(card.name)),
      ),
    ),
  );
}

export function labelled(key, field) {
  return make("label", null, make("span", null, say(key)), field);
}
