/* A picture with its table, and the ways to take it along. */

import { postedPicture } from "./posted-picture.js";
import { pngOf, svgText } from "./svg.js";
import { tableElement } from "./table.js";
import { button, make } from "../elements.js";
import { save } from "../save-file.js";
import { say } from "../words.js";

/** Parts that the reader unfolded or folded stay so while the figures change. */
const folds = new Map();

/**
 * @param key tells this figure from others on the page
 * @param name of the files that the picture is saved as, without their ending
 * @param origin what the picture is of, as for postedPicture
 * @param open whether the table is in sight from the first
 */
export function figure(shown, table, key, name, origin, open = false) {
  return make(
    "figure",
    null,
    shown,
    folded(key, say("odds.table.title"), open, tableElement(table, shown.getAttribute("aria-label"))),
    figureActions(shown, key, name, origin),
  );
}

/** The buttons that save a picture to post. */
export function figureActions(shown, key, name, origin) {
  const saving = (format, bytes) =>
    button(
      format.toUpperCase(),
      async () => save(name + "." + format, await bytes(await postedPicture(shown, origin))),
      {
        id: "odds-" + format + "-" + key,
        class: "plain",
        "aria-label": say("charts.save", { format: format.toUpperCase() }),
      },
    );
  return make(
    "span",
    { class: "picture-actions" },
    saving("svg", (picture) => new Blob([svgText(picture)], { type: "image/svg+xml" })),
    saving("png", pngOf),
  );
}

/**
 * Something that is folded until the reader wants it. A click counts at once, since results are drawn anew any time.
 */
export function folded(key, words, open, ...inside) {
  return make(
    "details",
    {
      open: folds.has(key) ? folds.get(key) : open,
      toggle: (event) => event.target.isConnected && folds.set(key, event.target.open),
    },
    make(
      "summary",
      { id: "odds-fold-" + key, click: (event) => folds.set(key, !event.currentTarget.parentElement.open) },
      words,
    ),
    inside,
  );
}
