/* What a change does: for each card one bar to either side of nothing for a copy more, and one for a copy less. */

import { exactWords, points } from "../../base/charts/numbers.js";
import { draw, picture } from "../../base/charts/svg.js";
import { say } from "../../base/ui/words.js";
import { AXIS, shortened } from "./bars.js";

/** So many cards are drawn; the table has them all. */
export const CARDS_DRAWN = 24;

const CHANGE_ROW = 56;

/**
 * @param rows [{label, changes: [{sign, change: {value, low, high} or null}]}]; the first sign is the one to hope for
 */
export function changePicture(title, rows, width) {
  const shown = rows.slice(0, CARDS_DRAWN);
  const known = shown.flatMap((row) => row.changes.map(({ change }) => change).filter((change) => change));
  const widest = Math.max(0.0005, ...known.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const left = 26;
  const right = width - 62;
  const at = (value) => Math.round(((left + right) / 2 + (value / widest) * ((right - left) / 2)) * 10) / 10;
  const height = shown.length * CHANGE_ROW + AXIS;
  return picture(
    width,
    height,
    title,
    [-widest, 0, widest].map((tick, i) => [
      draw("line", { class: "grid", x1: at(tick), x2: at(tick), y1: 18, y2: height - AXIS + 2 }),
      draw(
        "text",
        { class: "tick", x: at(tick), y: height - 6, "text-anchor": ["start", "middle", "end"][i] },
        points(tick),
      ),
    ]),
    shown.map((row, i) => changeRow(row, i * CHANGE_ROW, width, at)),
  );
}

function changeRow(row, y, width, at) {
  return draw(
    "g",
    null,
    draw("text", { class: "name", x: 1, y: y + 14 }, shortened(row.label, Math.floor((width - 20) / 8))),
    row.changes.map(
      ({ sign, change }, i) => change && changeBar(sign, change, y + 20 + i * 16, width, at),
    ),
  );
}

/** Its colour states whether the odds rise or fall. */
function changeBar(sign, change, y, width, at) {
  const look = change.value > 0 ? "gain" : change.value < 0 ? "loss" : "none";
  const [from, to] = [Math.min(at(0), at(change.value)), Math.max(at(0), at(change.value))];
  const sampled = change.fraction === undefined;
  return draw(
    "g",
    null,
    draw("text", { class: "tick", x: 1, y: y + 10 }, sign),
    draw("rect", { class: look, x: from, y, width: Math.max(1, to - from), height: 11, rx: 2 }),
    sampled && draw("line", { class: "whisker", x1: at(change.low), x2: at(change.high), y1: y + 5.5, y2: y + 5.5 }),
    draw("text", { class: "value", x: width - 1, y: y + 10, "text-anchor": "end" }, points(change.value)),
  );
}

/** A difference as it is known: exactly, or between its bounds. */
export function changeCertainty(change) {
  return change.fraction !== undefined
    ? exactWords(change.fraction)
    : say("odds.figures.between", { low: points(change.low), high: points(change.high) });
}
