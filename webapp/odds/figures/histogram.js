/* How often each score came. */

import { percent } from "../../base/charts/numbers.js";
import { draw, picture } from "../../base/charts/svg.js";

/** More columns than this are drawn as ranges of scores. */
const COLUMNS = 30;

/** The columns of a histogram: [{from, to, games}], every score from 0 on in one of them. */
export function columnsOf(scores) {
  const highest = scores.reduce((most, [score]) => Math.max(most, score), 0);
  const each = Math.ceil((highest + 1) / COLUMNS);
  const columns = [];
  for (let from = 0; from <= highest; from += each) {
    const inside = scores.filter(([score]) => score >= from && score < from + each);
    columns.push({ from, to: from + each - 1, games: inside.reduce((sum, [, games]) => sum + games, 0) });
  }
  return columns;
}

export function scoreName(column) {
  return column.from === column.to ? String(column.from) : column.from + "\u2013" + column.to;
}

export function histogramPicture(title, columns, games, width) {
  const height = 150;
  const floor = height - 24;
  const most = Math.max(...columns.map((column) => column.games), 1);
  const step = width / columns.length;
  const every = Math.ceil((columns.length * 34) / width);
  const gap = step > 8 ? 4 : 1;
  const wide = Math.min(step - gap, 72);
  return picture(
    width,
    height,
    title,
    draw("line", { class: "grid", x1: 0, x2: width, y1: floor + 0.5, y2: floor + 0.5 }),
    columns.map((column, i) => {
      const tall = Math.round((column.games / most) * (floor - 24) * 10) / 10;
      const middle = (i + 0.5) * step;
      return draw(
        "g",
        null,
        draw("rect", {
          class: column.from === 0 ? "none" : "bar",
          x: middle - wide / 2,
          y: floor - tall,
          width: wide,
          height: tall,
          rx: 2,
        }),
        step >= 44 &&
          draw(
            "text",
            { class: "tick", x: middle, y: floor - tall - 5, "text-anchor": "middle" },
            percent(column.games / games, 1),
          ),
        i % every === 0 &&
          draw("text", { class: "tick", x: middle, y: height - 8, "text-anchor": "middle" }, scoreName(column)),
      );
    }),
  );
}
