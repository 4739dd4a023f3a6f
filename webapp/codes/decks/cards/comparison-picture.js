/*
 * A comparison of two decks as a picture to post: side by side what only one of them has, and below it what both have.
 * Lengths are in pixels.
 */

import { draw, picture, textWidth } from "../../../base/charts/svg.js";
import { figureActions } from "../../../base/charts/figure.js";
import { make } from "../../../base/ui/elements.js";
import { offer } from "../../../base/ui/scripts.js";

const WIDTH = 672;
const GAP = 24;
const COLUMN = (WIDTH - GAP) / 2;
const HEADING = 30;
const ROW = 28;
const LETTERS = 14;
const SMALLEST = 9;

/** What is drawn left of a name, and right of it. */
const COST = 36;
const COUNT = 44;

/**
 * Draws the picture, with the buttons that save it.
 *
 * @param title what both decks are called
 * @param columns what only the first deck has and what only the second one has: [{title, rows: [{name, count, cost?}]}]
 * @param kept the same of what both have
 * @param origin what the picture is of, as for postedPicture
 */
function comparisonPicture(title, columns, kept, origin) {
  const different = Math.max(...columns.map(({ rows }) => rows.length));
  const half = Math.ceil(kept.rows.length / 2);
  const keptTop = HEADING + different * ROW + GAP;
  const height = half === 0 ? keptTop - GAP : keptTop + HEADING + half * ROW;
  const shown = picture(
    WIDTH,
    height,
    title,
    columns.flatMap((column, i) => part(column, i * (COLUMN + GAP), 0)),
    half > 0 && [
      heading(kept, 0, keptTop),
      ...listed(kept.rows.slice(0, half), 0, keptTop + HEADING),
      ...listed(kept.rows.slice(half), COLUMN + GAP, keptTop + HEADING),
    ],
  );
  return make("figure", null, shown, figureActions(shown, "comparison", "cardbench-comparison", origin));
}

function part(column, x, y) {
  return [heading(column, x, y), ...listed(column.rows, x, y + HEADING)];
}

function heading({ title, rows }, x, y) {
  const copies = rows.reduce((sum, row) => sum + row.count, 0);
  return draw("text", { class: "value", x, y: y + 20 }, title + " (" + copies + ")");
}

function listed(rows, x, top) {
  return rows.map((row, i) => cardLine(row, x, top + i * ROW));
}

function cardLine({ name, count, cost }, x, y) {
  const left = cost === undefined ? 8 : COST;
  const room = COLUMN - left - COUNT;
  const size = fittingSize(name, room);
  const written = draw("text", { x: x + left, y: y + 17 }, cut(name, room, size));
  written.style.fontSize = size + "px";
  return draw(
    "g",
    null,
    draw("rect", { class: "track", x, y, width: COLUMN, height: ROW - 4, rx: 4 }),
    cost !== undefined && draw("text", { class: "value", x: x + COST / 2, y: y + 17, "text-anchor": "middle" }, cost),
    written,
    draw("text", { class: "tick", x: x + COLUMN - 8, y: y + 17, "text-anchor": "end" }, "\u00d7" + count),
  );
}

/** The largest letters with which a name fits; the smallest that can be read where it never does. */
function fittingSize(name, room) {
  let size = LETTERS;
  while (size > SMALLEST && textWidth(name, size) > room) size--;
  return size;
}

function cut(name, room, size) {
  const letters = [...name];
  let line = name;
  while (letters.length > 0 && textWidth(line, size) > room) {
    letters.pop();
    line = letters.join("") + "\u2026";
  }
  return line;
}

offer("comparison-picture", { comparisonPicture });
