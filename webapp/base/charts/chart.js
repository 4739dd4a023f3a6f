/* Small pictures of an answer: columns, and lines by turn. */

import { percent, percentage } from "./numbers.js";
import { draw, picture } from "./svg.js";

const WIDTH = 430;
const HEIGHT = 124;
const FLOOR = 100;

/** A figure of a picture, in per cent without the sign. */
function figureOf(rate) {
  return percentage(rate);
}

function text(x, y, words, look) {
  return draw("text", { class: look, x, y, "text-anchor": "middle" }, words);
}

function base() {
  return draw("line", { class: "grid", x1: 0, x2: WIDTH, y1: FLOOR + 0.5, y2: FLOOR + 0.5 });
}

/** Columns: [{at, rate, counts}]; those that do not count are pale. */
export function columns(title, bars, figures = true) {
  const most = Math.max(...bars.map(({ rate }) => rate), 0.01);
  const step = WIDTH / bars.length;
  const wide = Math.min(70, step - 8);
  return picture(
    WIDTH,
    HEIGHT,
    title + ": " + bars.map(({ at, rate }) => at + " " + percent(rate)).join(", "),
    base(),
    bars.map(({ at, rate, pale }, i) => {
      const tall = (rate / most) * (FLOOR - 24);
      const x = (i + 0.5) * step;
      return [
        draw(
          "rect",
          { class: pale ? "none" : "bar", x: x - wide / 2, y: FLOOR - tall, width: wide, height: tall, rx: 3 },
        ),
        figures && text(x, FLOOR - tall - 6, figureOf(rate), "figure"),
        text(x, 118, at, "tick"),
      ];
    }).flat(),
  );
}

/** Lines through the rates of turns: [{name, rates}]; the second one is dashed. */
export function lines(title, players, names) {
  const all = players.flatMap(({ rates }) => rates);
  const low = Math.min(...all);
  const range = Math.max(...all) - low || 1;
  const step = WIDTH / names.length;
  const place = (rate, i) => [(i + 0.5) * step, 82 - ((rate - low) / range) * 56];
  return picture(
    WIDTH,
    HEIGHT,
    title + ": " + players.map(
      ({ name, rates }) => name + " " + rates.map((rate) => percent(rate)).join(", "),
    ).join("; "),
    base(),
    names.map((name, i) => text((i + 0.5) * step, 118, name, "tick")),
    players.flatMap(({ rates }, line) => [
      draw("polyline", {
        class: line === 0 ? "line" : "dashes",
        points: rates.map((rate, i) => place(rate, i).join(",")).join(" "),
      }),
      ...rates.map((rate, i) => {
        const [x, y] = place(rate, i);
        const upper = rate >= Math.max(...players.map((player) => player.rates[i]));
        return text(x, upper ? y - 8 : y + 16, figureOf(rate), "figure");
      }),
    ]),
  );
}
