/* Before a picture or a text goes out with numbers in place of names, the reader is asked once for each deck. */

import { button, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { cardsPart } from "../state/cards-part.js";

/** The codes of the decks whose numbers the reader takes. */
const accepted = new Set();

/** How many cards of these decks have no name and would go out as numbers; 0 where the reader agreed to that. */
export function numberedCards(readings) {
  return readings
    .filter((reading) => !accepted.has(reading.deck.canonical))
    .reduce((sum, reading) => sum + (cardsPart.unnamed?.(reading) || 0), 0);
}

/** The question, with what finds the names where the game has something that does. */
export function askAboutNumbers(readings, redraw) {
  const take = () => {
    readings.forEach((reading) => accepted.add(reading.deck.canonical));
    redraw();
  };
  return make(
    "section",
    { class: "note warning", id: "share-numbers" },
    make("p", null, say("sharing.numbers", { n: numberedCards(readings) })),
    cardsPart.findNames?.(readings[0]),
    make("div", { class: "actions" }, button(say("sharing.numbers-anyway"), take, { id: "share-anyway" })),
  );
}
