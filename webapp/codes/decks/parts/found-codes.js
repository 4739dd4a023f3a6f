/* The codes that were found in a post, to choose from. One alone needs no list. */

import { byId, fill, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { pickCode } from "../state/actions.js";
import { shortTitle } from "../state/deck-titles.js";

/** Each code in the list is read for its title: a text may hold thousands. */
const FOUND_SHOWN = 200;

/** @param {!CodeReading} reading */
export function drawFound(reading) {
  const several = reading.found.length > 1;
  fill(
    byId("found"),
    several && make("h2", null, say("found.title", { n: reading.found.length })),
    several &&
      make(
        "ul",
        { class: "found" },
        reading.found.slice(0, FOUND_SHOWN).map((code, i) => make("li", null, foundButton(code, i, reading))),
        reading.found.length > FOUND_SHOWN && make("li", null, "\u2026"),
      ),
    // filled when the part that shows cards is there, and again with each deck that is compared
    several && make("div", { id: "found-together" }),
  );
}

function foundButton(code, i, reading) {
  return make(
    "button",
    {
      type: "button",
      id: "found-" + i,
      "aria-pressed": String(i === reading.pick),
      click: () => pickCode(i),
    },
    make("span", { class: "found-title" }, code.name || shortTitle(code.text)),
    make("code", null, code.text.length > 24 ? code.text.slice(0, 23) + "\u2026" : code.text),
  );
}
