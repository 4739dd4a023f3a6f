/* Games of a kind: one that fails, one that succeeds, one with this combo and without that. */

import { folded } from "../../ui/charts/figure.js";
import { count } from "../../ui/charts/numbers.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { askFind, game, openGame, topicOutline } from "./games.js";
import { ProgressLine, timeLeft } from "./progress-line.js";
import { session } from "./session.js";
import { WorkMeter } from "./work-meter.js";

/** So many games are looked through at a click. */
const TRIES = 200_000;

/** So many are looked through before anything is said, and for so long from then on, in milliseconds. */
const FIRST_TRIES = 1000;
const PART_TIME = 400;

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

/** What is looked for: {tried, ended, meter}; null where nothing is. */
let search = null;

/** How far the search is, and the button that ends it. */
export const finderLine = new ProgressLine("odds-finder-work", () => {
  search.ended = true;
  finderLine.show(null);
});

/** The next game of the kind behind the one that is open. */
async function findGame(where) {
  if (!session.reading?.sound) return;
  const from = game.order || game.trace === null ? 0 : game.number + 1;
  const own = (search = { tried: 0, ended: false, meter: new WorkMeter() });
  const question = { yaml: session.text, topic: game.topic, seed: session.seed, where };
  try {
    for (let tries = FIRST_TRIES; own.tried < TRIES && !own.ended; ) {
      const begun = performance.now();
      tries = Math.min(tries, TRIES - own.tried);
      const answer = await askFind("find", { ...question, from: from + own.tried, tries });
      // another search, or another text
      if (answer === null || own !== search) return;
      if (!answer.ok) {
        endSearch(sayDiagnostic(answer.diagnostics[0]));
        return;
      }
      if (typeof answer.result.game === "number") {
        await openGame({ number: answer.result.game, order: null });
        endSearch(say("odds.find.found", { n: count(answer.result.game) }));
        return;
      }
      own.tried += answer.result.tried;
      if (answer.result.tried < tries) break; // behind the last game of a seed
      tries = Math.max(1, Math.round((tries * PART_TIME) / Math.max(1, performance.now() - begun)));
      if (!own.ended) finderLine.show(searchWork(own));
    }
    endSearch(say("odds.find.none", { n: count(own.tried), from: count(from) }));
  } catch (broken) {
    endSearch(say("lab.failed", { reason: broken.message }));
  }
}

function searchWork({ tried, meter }) {
  const share = meter.raise(tried / TRIES);
  const words = [say("odds.find.tried", { n: count(tried), of: count(TRIES) }), ...timeLeft(meter.secondsLeft)];
  return { share, words };
}

function endSearch(words) {
  search = null;
  finderLine.show(null);
  foundWords = words;
  drawFinder();
}
