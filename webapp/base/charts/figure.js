/* A picture with its table, and the ways to take it along. */

import { postedPicture } from "./posted-picture.js";
import { pngOf, svgText } from "./svg.js";
import { tableElement } from "./table.js";
import { withTrueCanvas } from "../ui/canvas-probe.js";
import { button, byId, make } from "../ui/elements.js";
import { save } from "../ui/save-file.js";
import { say } from "../ui/words.js";

/** Parts that the reader unfolded or folded stay so while the figures change. */
const folds = new Map();

/**
 * @param key unique on the page
 * @param name of the files that the picture is saved as, without their ending
 * @param origin what the picture is of, as for postedPicture
 * @param open whether the table is in sight from the first
 * @param seen whether the picture is in sight; else it can be saved alone
 */
export function figure(shown, table, key, name, origin, open = false, seen = true) {
  return make(
    "figure",
    null,
    make("div", { hidden: !seen }, shown),
    folded(key, say("odds.table.title"), open, tableElement(table, shown.getAttribute("aria-label"))),
    figureActions(shown, key, name, origin),
  );
}

/** The buttons that save a picture to post. */
export function figureActions(shown, key, name, origin) {
  const inFormat = {
    svg: async (picture) => new Blob([svgText(picture)], { type: "image/svg+xml" }),
    png: pngOf,
  };
  const saveAs = async (format) =>
    save(name + "." + format, await inFormat[format](await postedPicture(shown, origin)));
  const saving = (format) => {
    const id = "odds-" + format + "-" + key;
    const saved = () =>
      withTrueCanvas(
        byId(id),
        () => saveAs(format),
        () => saveAs("svg"),
      );
    return button(format.toUpperCase(), saved, {
      id,
      class: "plain",
      "aria-label": say("charts.save", { format: format.toUpperCase() }),
    });
  };
  return make(
    "span",
    { class: "picture-actions" },
    saving("svg"),
    saving("png"),
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
