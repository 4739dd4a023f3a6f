/* Parts of the answer that are opened on demand; what is open stays so from deck to deck. */

import { fill, make } from "../../../base/ui/elements.js";
import { cardsPart, loadCardsPart } from "../state/cards-part.js";

const openFolds = new Set();

/**
 * A part under a title; deck.js draws what is in it, once it is there. A click counts at once: the browser shows that a
 * part was opened only later, and by then the answer may have been drawn anew.
 */
export function fold(name, title, reading) {
  let drawn = openFolds.has(name);
  const body = make("div", { class: "fold-body" });
  const keep = (open) => (open ? openFolds.add(name) : openFolds.delete(name));
  const summary = make("summary", { id: "fold-" + name, click: () => keep(!details.open) }, title);
  const details = make("details", { class: "fold", open: drawn }, summary, body);
  details.addEventListener("toggle", () => {
    if (!details.isConnected) return;
    keep(details.open);
    if (details.open && !drawn) {
      drawn = true;
      drawFold(name, body, reading);
    }
  });
  drawFold(name, body, reading);
  return details;
}

function drawFold(name, body, reading) {
  if (openFolds.has(name) && cardsPart.folds[name]) {
    fill(body, cardsPart.folds[name](reading));
  } else if (openFolds.has(name)) {
    loadCardsPart().then((loaded) => loaded && drawFold(name, body, reading));
  }
}
