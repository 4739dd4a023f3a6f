/* Addresses to share. A page opened from disk has none that would help anybody else. */

import { fragmentOf } from "../../../ui/address.js";
import { codeViews } from "../code-views.js";
import { shortText } from "../reading.js";

export const PUBLISHED = location.protocol === "http:" || location.protocol === "https:";

/** The folder of the site. */
export function home() {
  return new URL("./", location.href.split(/[?#]/)[0]).href;
}

/** The address of the page with this deck open, under its name. */
export function linkOf(reading) {
  return home() + fragmentOf({ deck: linkedText(reading) });
}

/** The deck under its name, as links carry it. */
function linkedText(reading) {
  const { linked } = codeViews[reading.kind];
  if (!linked) return shortText(reading);
  const { code } = linked(reading);
  return reading.deck.name ? "### " + reading.deck.name + "\n" + code : code;
}

/** The same by the code alone, short enough to be scanned; of a page from disk, which has no address, just the code. */
export function scanOf(reading) {
  const { linked } = codeViews[reading.kind];
  const code = linked ? linked(reading).code : reading.deck.canonical;
  return PUBLISHED ? home() + fragmentOf({ deck: code }) : code;
}
