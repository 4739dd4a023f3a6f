/* One note above a deck for all its cards that have no name, with the press that names them, if there is one. */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { button, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { lackTables, retryTables } from "./tables.js";

/**
 * The note; null where every card has its name, in whatever language.
 *
 * @param kind the kind of the contract
 * @param shown the deck as the core shows it
 * @param game what the game offers for such cards (games.js)
 */
export function unknownCards(kind, shown, game) {
  const unknown = shown.sections.flatMap((section) => section.rows).filter((row) => !row.known).length;
  if (lackTables(kind, [cardLanguage()])) {
    return note(
      make("p", null, say("deck.names-missing")),
      button(say("deck.names-again"), retryTables, { id: "names-again" }),
    );
  }
  return unknown > 0 ? note(make("p", null, say("deck.unknown-cards", { n: unknown })), game.findNames?.()) : null;
}

function note(...parts) {
  return make("section", { class: "note info unknown-cards" }, ...parts);
}
