/* Which topic is asked about, and which card makes room or takes it: the same in every part of the view. */

import { make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { shortened } from "./bars.js";
import { session } from "./session.js";

const chosen = { topic: "", filler: "" };

/** The outline of the topic that is asked about, or null. */
export function chosenTopic() {
  const topics = session.reading?.outline.topics || [];
  return topics.find((topic) => topic.name === chosen.topic) || topics[0] || null;
}

/** Of some cards the last one of those with most copies. */
function mostCopies(cards) {
  const most = Math.max(0, ...cards.map((card) => card.count));
  return cards.filter((card) => card.count === most).pop() || null;
}

/** The card with most copies among those that no topic asks for; null where there is none. */
export function blankCard() {
  return mostCopies((session.reading?.outline.cards || []).filter((card) => card.blank));
}

/**
 * The card that makes room: the one that was chosen, else one that no topic asks for, else the last of those with most
 * copies; "" where there is none.
 */
export function chosenFiller() {
  const cards = session.reading?.outline.cards || [];
  if (cards.some((card) => card.name === chosen.filler)) return chosen.filler;
  return (blankCard() || mostCopies(cards))?.name || "";
}

export function topicSelect(id, redraw) {
  const take = (event) => {
    chosen.topic = event.target.value;
    redraw();
  };
  const topics = session.reading?.outline.topics || [];
  return labelled(
    "odds.games.topic",
    make(
      "select",
      { id, change: take },
      topics.map(({ name }) => make("option", { value: name, selected: name === chosenTopic().name }, name)),
    ),
  );
}

export function fillerSelect(id, redraw) {
  const take = (event) => {
    chosen.filler = event.target.value;
    redraw();
  };
  const cards = session.reading?.outline.cards || [];
  const filler = chosenFiller();
  return labelled(
    "odds.change.filler",
    make(
      "select",
      { id, change: take },
      cards.map((card) => make("option", { value: card.name, selected: card.name === filler }, cardLabel(card.name))),
    ),
  );
}

export function labelled(key, field) {
  return make("label", null, make("span", null, say(key)), field);
}

/** No label is longer, in letters of the Latin script. */
export const LABEL_SHOWN = 160;

/** A card by the name that people know, and by the one in the file where there is another. */
export function cardLabel(name) {
  return labelOf(session.reading?.outline.cards.find((one) => one.name === name) || { name, description: "" });
}

/** The same of a card of any outline. */
export function labelOf({ name, description }) {
  const label = description && description !== name ? shortened(description, LABEL_SHOWN) + " (" : "";
  return label + shortened(name, LABEL_SHOWN) + (label && ")");
}
