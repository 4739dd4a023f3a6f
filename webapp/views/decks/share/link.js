/* Addresses to share. A page opened from disk has none that would help anybody else. */

import { fragmentOf } from "../../../ui/address.js";
import { shortText } from "../reading.js";

export const PUBLISHED = location.protocol === "http:" || location.protocol === "https:";

/** The folder of the site. */
export function home() {
  return new URL("./", location.href.split(/[?#]/)[0]).href;
}

/** The address of the page with this deck open, under its name. */
export function linkOf(reading) {
  return home() + fragmentOf({ deck: shortText(reading) });
}

/** The same by the code alone, short enough to be scanned. */
export function scanOf(reading) {
  return PUBLISHED ? home() + fragmentOf({ deck: reading.deck.canonical }) : "";
}
