/* The sections of a deck by their keys. */

import { wordAt } from "../../../base/ui/words.js";

/** Whether the cards of a section belong under a card of another one. */
export function isSideboard(section) {
  return section.key.startsWith("sideboard");
}

/** Sections without further copies: a hero is no card of the deck, a chosen champion is one of the main deck. */
const REPEATED = ["hero", "champion"];

/** The sections with the copies of a deck, each copy once. */
export function copySections({ sections }) {
  return sections.filter(({ key }) => !REPEATED.includes(key));
}

export function sectionTitle(kind, section) {
  return wordAt("deck.section." + kind + "." + section.key) || section.title;
}
