/* Addresses to share. A page opened from disk has none that would help anybody else. */

const PUBLISHED = location.protocol === "http:" || location.protocol === "https:";

/** The folder of the site. */
function home() {
  return new URL("./", location.href.split(/[?#]/)[0]).href;
}

/** The address of the page with this deck open, under its name. */
function linkOf(reading) {
  return home() + fragmentOf({ deck: shortText(reading) });
}

/** The same by the code alone, short enough to be scanned. */
function scanOf(reading) {
  return PUBLISHED ? home() + fragmentOf({ deck: reading.deck.canonical }) : "";
}
