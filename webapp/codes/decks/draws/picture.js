/* The chance by turn: a column for each, with its figure above and the turn below. */

import { percent } from "../../../base/charts/numbers.js";
import { draw, picture } from "../../../base/charts/svg.js";
import { say } from "../../../base/ui/words.js";
import { turnName } from "../cards/rules.js";

const PICTURE_HEIGHT = 170;

export function turnsPicture(title, turns, rules, width) {
  const floor = PICTURE_HEIGHT - 24;
  const step = width / turns.length;
  const wide = Math.min(step - 4, 48);
  return picture(
    width,
    PICTURE_HEIGHT,
    title,
    draw("line", { class: "grid", x1: 0, x2: width, y1: floor + 0.5, y2: floor + 0.5 }),
    turns.map((odds, i) => {
      const tall = Math.round(odds.value * (floor - 20) * 10) / 10;
      const middle = (i + 0.5) * step;
      return draw(
        "g",
        null,
        draw("rect", {
          class: i === 0 ? "none" : "bar",
          x: middle - wide / 2,
          y: floor - tall,
          width: wide,
          height: tall,
          rx: 2,
        }),
        draw(
          "text",
          { class: "tick", x: middle, y: floor - tall - 5, "text-anchor": "middle" },
          percent(odds.value, 0),
        ),
        draw(
          "text",
          { class: "tick", x: middle, y: PICTURE_HEIGHT - 8, "text-anchor": "middle" },
          i + rules.firstTurn || "\u2022",
        ),
      );
    }),
  );
}

export function turnsTable(turns, rules) {
  return {
    head: [say("draws.when"), say("draws.seen"), say("draws.rate"), say("draws.fraction")],
    rows: turns.map((odds) => [turnName(rules, odds.turn), odds.seen, percent(odds.value), odds.fraction || ""]),
  };
}
