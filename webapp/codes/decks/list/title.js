/* What a list is called, and how many cards it has. */

import { oneLine } from "../../../base/ui/elements.js";
import { say, sayTerm } from "../../../base/ui/words.js";
import { isBasicLand } from "../cards/card-roles.js";
import { mainNames } from "./groups.js";

/** Cards that nobody calls a deck by. */
function isCommon(name) {
  return isBasicLand(name) || /( energy|\u80fd\u91cf|\u30a8\u30cd\u30eb\u30ae\u30fc)$/i.test(name);
}

/** By its own name, its leader or its main cards; at last, by its game or as what it is. */
export function listTitle({ read, found, pick }) {
  const above = found.length > 1 && found[pick].title;
  const names = read.name || above ? [read.name || above] : mainNames(read, isCommon);
  return names.map(oneLine).join(" / ") || (read.title && sayTerm(read.title)) || say("lists.list");
}

/** The number of cards in zones. */
export function copiesIn({ sections }, ...zones) {
  return sections.reduce((sum, { zone, copies }) => sum + (zones.includes(zone) ? copies : 0), 0);
}

/** The cards that are drawn, the leaders and the sideboard apart, since decks are known by their size. */
export function counts(read) {
  const side = copiesIn(read, "sideboard");
  const led = copiesIn(read, "leader");
  const deck = read.copies - side - led;
  return [
    led > 0 && deck > 0 ? say("lists.led", { deck, led }) : say("deck.cards", { n: read.copies - side }),
    side > 0 && say("lists.side", { n: side }),
  ].filter((fact) => fact);
}
