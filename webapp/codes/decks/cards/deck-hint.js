/* The distinguishing facts of a deck in a list: its kind, its hero, its first cards. */

import { byId, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { codeViews } from "../state/code-views.js";
import { cardsPart } from "../state/cards-part.js";
import { shortReading, shortTitle } from "../state/deck-titles.js";
import { cardName, isNamed } from "./games.js";
import { shownDeck } from "./shown-deck.js";

const FIRST_CARDS = 3;

/** More codes are not distinguished at once: it takes the core a moment for each. */
const MOST_HINTS = 100;

/** The sections whose cards lead a deck; they do not distinguish the deck. */
const LEADING = ["hero", "characters"];

/**
 * A line of text; empty as long as the names are on their way.
 *
 * @param {!CodeReading} reading
 * @param {string} title the name of the deck in the list, which is not repeated
 */
export function deckHint(reading, title) {
  const shown = reading.deck && codeViews[reading.kind] ? shownDeck(reading) : null;
  if (!shown) return "";
  const rows = (section) => section.rows.filter(isNamed).map(cardName);
  const heroes = shown.sections.filter((section) => section.key === "hero").flatMap(rows);
  const cards = shown.sections.filter((section) => !LEADING.includes(section.key)).flatMap(rows);
  const kind = cardsPart.title(reading) || codeViews[reading.kind].title(reading);
  return [kind !== title && kind, ...heroes, cards.slice(0, FIRST_CARDS).join(say("list.comma"))]
    .filter((part) => part)
    .join(" \u00b7 ");
}

/** Puts the line below each of several codes of a text, once. */
export function drawHints({ found }) {
  if (found.length < 2) return;
  found.slice(0, MOST_HINTS).forEach((code, i) => {
    const button = byId("found-" + i);
    if (button.querySelector(".found-hint")) return;
    const hint = deckHint(shortReading(code.text), code.name || shortTitle(code.text));
    button.append(make("span", { class: "found-hint" }, hint));
  });
}
