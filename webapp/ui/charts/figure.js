/* A picture with its table, and the ways to take it along. */

import { pngOf, svgText } from "./svg.js";
import { tableElement } from "./table.js";
import { button, make } from "../elements.js";
import { say } from "../words.js";

/** Parts that the reader unfolded or folded stay so while the figures change. */
const folds = new Map();

/**
 * @param key tells this figure from others on the page
 * @param name of the files that the picture is saved as, without their ending
 * @param open whether the table is in sight from the first
 */
export function figure(shown, table, key, name, open = false) {
  return make(
    "figure",
    null,
    shown,
    folded(key, say("odds.table.title"), open, tableElement(table, shown.getAttribute("aria-label"))),
    make(
      "span",
      { class: "picture-actions" },
      button("SVG", () => download(name + ".svg", new Blob([svgText(shown)], { type: "image/svg+xml" })), {
        id: "odds-svg-" + key,
        class: "plain",
        "aria-label": say("odds.pictures.save", { format: "SVG" }),
      }),
      button("PNG", async () => download(name + ".png", await pngOf(shown)), {
        id: "odds-png-" + key,
        class: "plain",
        "aria-label": say("odds.pictures.save", { format: "PNG" }),
      }),
    ),
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

/** Gives the reader a file. */
export function download(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = make("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
