/* Games of a kind: one that fails, one that succeeds, one with this combo and without that. */

import { folded } from "../../base/charts/figure.js";
import { count } from "../../base/charts/numbers.js";
import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { endSearch, findGame } from "../state/find-actions.js";
import { ProgressLine, timeLeft } from "../figures/progress-line.js";
import { odds, topicOutline } from "../state/state.js";

/** The state of each combo: "with", "without", or nothing. */
const wanted = new Map();

export function drawFinder() {
  const { search } = odds.get();
  finderLine.show(search && searchWork(search));
  const combos = topicOutline()?.combos || [];
  keepingFocus(() => {
    fill(
      byId("odds-finder"),
      make(
        "div",
        { class: "actions" },
        button(say("odds.find.failing"), () => findGame({ success: false }), { id: "odds-find-failing" }),
        button(say("odds.find.succeeding"), () => findGame({ success: true }), { id: "odds-find-succeeding" }),
      ),
      combos.length > 0 &&
        folded(
          "finder",
          say("odds.find.combos"),
          false,
          make(
            "div",
            { class: "actions controls" },
            combos.map(comboChoice),
            button(say("odds.find.find"), () => findGame(wantedCombos(combos)), { id: "odds-find" }),
          ),
        ),
      make("p", { id: "odds-found", class: "quiet", role: "status" }, odds.get().game.found),
    );
  });
}

function comboChoice(name, i) {
  const chosen = wanted.get(name) || "any";
  return make(
    "label",
    null,
    make("span", null, name),
    make(
      "select",
      { id: "odds-want-" + i, change: (event) => wanted.set(name, event.target.value) },
      ["any", "with", "without"].map((value) =>
        make("option", { value, selected: value === chosen }, say("odds.find." + value)),
      ),
    ),
  );
}

function wantedCombos(combos) {
  const asked = (what) => combos.filter((name) => wanted.get(name) === what);
  return { with: asked("with"), without: asked("without") };
}

/** How far the search is, and the button that ends it. */
export const finderLine = new ProgressLine("odds-finder-work", endSearch);

function searchWork({ tried, of, share, secondsLeft }) {
  return { share, words: [say("odds.find.tried", { n: count(tried), of: count(of) }), ...timeLeft(secondsLeft)] };
}
