/* Addresses to share. A page opened from disk has none that would help anybody else. */

import { fragmentOf } from "../../../base/ui/address.js";
import { PUBLISHED, home } from "../../../base/ui/site-address.js";
import { linkedCode } from "../state/deck-titles.js";

/** The address of the page with this deck open, under its name. */
export function linkOf(reading) {
  if (reading.list) return home() + fragmentOf({ list: reading.list.link });
  return home() + fragmentOf({ deck: linkedCode(reading), name: reading.deck.name || null });
}

/** The same by the code alone, short enough to be scanned; of a page from disk, which has no address, just the code. */
export function scanOf(reading) {
  if (reading.list) return PUBLISHED ? linkOf(reading) : "";
  const code = linkedCode(reading);
  return PUBLISHED ? home() + fragmentOf({ deck: code }) : code;
}
