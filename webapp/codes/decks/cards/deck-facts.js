/*
 * The facts in the banner of a deck besides its format and size: its hero, the average cost, the cost of crafting it.
 */

import { pageLanguage, say } from "../../../base/ui/words.js";
import { cardName, isNamed } from "./games.js";
import { copySections } from "./sections.js";
import { shownDeck } from "./shown-deck.js";

/** Short texts; figures of all cards, or the least that they can be and how many cards that leaves out. */
export function deckFacts(reading) {
  const shown = shownDeck(reading);
  if (!shown) {
    return [];
  }
  const heroes = shown.sections.filter((section) => section.key === "hero").flatMap((section) => section.rows);
  const cards = copySections(shown).flatMap((section) => section.rows);
  const known = cards.length > 0 && cards.every((row) => row.known);
  return [
    ...heroes.filter(isNamed).map(cardName),
    known && !shown.curveLeftOut && averageCost(shown.curve || []),
    shown.dust !== undefined && say("deck.dust-fact", { n: shown.dust.toLocaleString(pageLanguage()) }),
    shown.leastDust !== undefined &&
      say("deck.dust-least", { least: shown.leastDust.toLocaleString(pageLanguage()), n: shown.dustLeftOut }),
  ].filter((fact) => fact);
}

/** To one place, in integer arithmetic; nothing where cards have no costs. */
function averageCost(curve) {
  const copies = curve.reduce((sum, [, count]) => sum + count, 0);
  const total = curve.reduce((sum, [cost, count]) => sum + cost * count, 0);
  const tenths = copies === 0 ? 0 : Math.floor((20 * total + copies) / (2 * copies));
  return copies > 0 && say("deck.average", { n: Math.floor(tenths / 10) + "." + (tenths % 10) });
}
