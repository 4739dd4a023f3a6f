/* A deck list, which has no code: its sections and names, for what the core writes for places and as a picture. */

import { ask } from "../../../base/core/ask.js";
import { pageLanguage } from "../../../base/ui/words.js";
import { cardsPart } from "../state/cards-part.js";

/** What a list is called. */
export function listName(reading) {
  return cardsPart.listTitle(reading);
}

/**
 * What the core answers when it writes a list.
 *
 * @param {!CodeReading} reading with a list
 * @param {string} to a place, or "svg"
 * @param {!Object=} more further members of the request
 */
export function writtenList(reading, to, more = {}) {
  const [title, ...facts] = cardsPart.listFacts(reading);
  return ask("export.list", {
    ...more,
    to,
    language: pageLanguage(),
    list: { title, facts: facts.join(" \u00b7 "), sections: cardsPart.listSections(reading) },
  });
}
