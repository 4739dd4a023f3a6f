/* Addresses to share. A page opened from disk has none that would help anybody else. */

import { fragmentOf } from "../../../ui/address.js";
import { codeViews } from "../code-views.js";

export const PUBLISHED = location.protocol === "http:" || location.protocol === "https:";

/** The folder of the site. */
export function home() {
  return new URL("./", location.href.split(/[?#]/)[0]).href;
}

/** The address of the page with this deck open, under its name. */
export function linkOf(reading) {
  return home() + fragmentOf({ deck: linkedCode(reading), name: reading.deck.name || null });
}

function linkedCode(reading) {
  const { linked } = codeViews[reading.kind];
  return linked ? linked(reading).code : reading.deck.canonical;
}

/** The same by the code alone, short enough to be scanned; of a page from disk, which has no address, just the code. */
export function scanOf(reading) {
  const code = linkedCode(reading);
  return PUBLISHED ? home() + fragmentOf({ deck: code }) : code;
}
