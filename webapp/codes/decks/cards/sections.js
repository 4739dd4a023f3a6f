/* The sections of a deck by their keys. */

import { wordAt } from "../../../base/ui/words.js";

/** Whether the cards of a section belong under a card of another one. */
export function isSideboard(section) {
  return section.key.startsWith("sideboard");
}

export function sectionTitle(kind, section) {
  return wordAt("deck.section." + kind + "." + section.key) || section.title;
}
