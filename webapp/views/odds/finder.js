/* Games of a kind: one that fails, one that succeeds, one with this combo and without that. */

import { folded } from "../../ui/charts/figure.js";
import { count } from "../../ui/charts/numbers.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { askFind, game, openGame, topicOutline } from "./games.js";
import { session } from "./session.js";

/** So many games are looked through at a click. */
const TRIES = 200_000;

/** What is asked of each combo: "with", "without", or nothing. */
const wanted = new Map();

let foundWords = "";

export function drawFinder() {
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
      make("p", { id: "odds-found", class: "quiet", role: "status" }, foundWords),
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

/** Another game is open: what was said of the one that was found is of no use any more. */
export function forgetFound() {
  foundWords = "";
}

/** The next game of the kind behind the one that is open; from the first one again at the end. */
async function findGame(where) {
  if (!session.reading?.sound) return;
  const from = game.order || game.trace === null ? 0 : game.number + 1;
  const question = { yaml: session.text, topic: game.topic, seed: session.seed, where, from, tries: TRIES };
  try {
    const answer = await askFind("find", question);
    if (answer === null) return;
    const found = answer.ok && typeof answer.result.game === "number";
    if (found) await openGame({ number: answer.result.game, order: null });
    foundWords = found
      ? say("odds.find.found", { n: count(answer.result.game) })
      : say("odds.find.none", { n: count(TRIES), from: count(from) });
  } catch (broken) {
    foundWords = say("lab.failed", { reason: broken.message });
  }
  drawFinder();
}
