/* How often a topic and each of its combos succeed: a bar for each, with the bounds that its end lies in. */

import { bounds, percent } from "../../base/charts/numbers.js";
import { draw, picture } from "../../base/charts/svg.js";

export const ROW = 44;
export const AXIS = 22;

/**
 * @param rows [{label, rate, before}]: before is the rate of the version that is held against it, or null
 */
export function barPicture(title, rows, width) {
  const at = (rate) => Math.round(rate * (width - 2) * 10) / 10 + 1;
  const height = rows.length * ROW + AXIS;
  return picture(
    width,
    height,
    title,
    axis(width, height, at),
    rows.map((row, i) => barRow(row, i * ROW, width, at)),
  );
}

function axis(width, height, at) {
  return [0, 0.25, 0.5, 0.75, 1].map((tick) => [
    draw("line", { class: "grid", x1: at(tick), x2: at(tick), y1: 18, y2: height - AXIS + 2 }),
    draw(
      "text",
      {
        class: "tick",
        x: at(tick),
        y: height - 6,
        "text-anchor": tick === 0 ? "start" : tick === 1 ? "end" : "middle",
      },
      percent(tick, 0),
    ),
  ]);
}

function barRow(row, y, width, at) {
  const [low, high] = bounds(row.rate);
  const room = Math.max(8, Math.floor((width - 90) / 8));
  return draw(
    "g",
    null,
    draw("text", { class: "name", x: 1, y: y + 15 }, shortened(row.label, room)),
    draw("text", { class: "value", x: width - 1, y: y + 15, "text-anchor": "end" }, percent(row.rate.value)),
    draw("rect", { class: "track", x: 1, y: y + 22, width: width - 2, height: 12, rx: 2 }),
    draw("rect", { class: "bar", x: 1, y: y + 22, width: Math.max(0, at(row.rate.value) - 1), height: 12, rx: 2 }),
    row.before &&
      draw("line", { class: "before", x1: at(row.before.value), x2: at(row.before.value), y1: y + 18, y2: y + 38 }),
    draw("line", { class: "whisker", x1: at(low), x2: at(high), y1: y + 28, y2: y + 28 }),
    [low, high].map((end) => draw("line", { class: "whisker", x1: at(end), x2: at(end), y1: y + 24, y2: y + 32 })),
  );
}

/** A name that fits: letters of Chinese and Japanese take the room of two others. */
export function shortened(text, room) {
  let taken = 0;
  for (let i = 0; i < text.length; i++) {
    taken += text.charCodeAt(i) > 0x2e7f ? 2 : 1;
    if (taken > room) return text.slice(0, i) + "\u2026";
  }
  return text;
}
