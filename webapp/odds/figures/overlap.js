/* Which combos come together: a bar for each set of combos that happened, the most frequent first. */

import { percent } from "../../base/charts/numbers.js";
import { draw, picture } from "../../base/charts/svg.js";
import { say } from "../../base/ui/words.js";
import { shortened } from "./bars.js";

/** So many sets are drawn; the table has them all. */
const SETS_DRAWN = 12;

/** [{label, combos, games}] out of the sets of a result. */
export function setsOf(topic) {
  return (topic.sets || [])
    .map(([combos, games]) => ({ combos, games, label: setName(combos) }))
    .sort((a, b) => b.games - a.games);
}

function setName(combos) {
  if (combos.length === 0) return say("odds.overlap.none");
  return combos.length === 1 ? say("odds.overlap.only", { combo: combos[0] }) : combos.join(" + ");
}

/** A dot for each combo in the set, and the bar of the set behind the dots. */
export function overlapPicture(title, topic, sets, width) {
  const names = topic.combos.map((combo) => combo.name);
  const drawn = sets.slice(0, SETS_DRAWN);
  const line = 34;
  const most = drawn[0].games;
  const dots = Math.min(names.length * 14, width / 3);
  const left = dots + 10;
  return picture(
    width,
    drawn.length * line,
    title,
    drawn.map((set, i) => {
      const y = i * line;
      const long = (set.games / most) * (width - left);
      return draw(
        "g",
        null,
        names.map((name, n) =>
          draw("circle", {
            class: set.combos.includes(name) ? "in" : "dot",
            cx: 6 + (n * (dots - 12)) / Math.max(1, names.length - 1),
            cy: y + 24,
            r: 4,
          }),
        ),
        draw("text", { class: "name", x: left, y: y + 13 }, shortened(set.label, Math.floor((width - left - 70) / 8))),
        draw(
          "text",
          { class: "value", x: width - 1, y: y + 13, "text-anchor": "end" },
          percent(set.games / topic.games),
        ),
        draw("rect", {
          class: set.combos.length === 0 ? "none" : "bar",
          x: left,
          y: y + 19,
          width: Math.max(1, long),
          height: 10,
          rx: 2,
        }),
      );
    }),
  );
}
