/* Actions: games of a kind are looked for: one that fails, one that succeeds, one with this combo and without that. */

import { count } from "../../base/charts/numbers.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { openGame } from "./game-actions.js";
import { latestOnly } from "./lab.js";
import { odds, setGame } from "./state.js";
import { WorkMeter } from "./work-meter.js";

/** So many games are looked through at a click. */
const TRIES = 200_000;

/** So many are looked through before anything is reported, and for so long from then on, in milliseconds. */
const FIRST_TRIES = 1000;
const PART_TIME = 400;

const askFind = latestOnly();

/** The search that goes on; null where none does. */
let search = null;

/** The next game of a kind after the one that is open. */
export async function findGame(where) {
  const { text, seed, reading, game } = odds.get();
  if (!reading?.sound) return;
  const from = game.order || game.trace === null ? 0 : game.number + 1;
  const current = (search = { tried: 0, ended: false, meter: new WorkMeter() });
  const question = { yaml: text, topic: game.topic, seed, where };
  try {
    for (let tries = FIRST_TRIES; current.tried < TRIES && !current.ended; ) {
      const begun = performance.now();
      tries = Math.min(tries, TRIES - current.tried);
      const answer = await askFind("find", { ...question, from: from + current.tried, tries });
      // another search, or another text
      if (answer === null || current !== search) return;
      if (!answer.ok) {
        tellFound(sayDiagnostic(answer.diagnostics[0]));
        return;
      }
      if (typeof answer.result.game === "number") {
        await openGame({ number: answer.result.game, order: null });
        tellFound(say("odds.find.found", { n: count(answer.result.game) }));
        return;
      }
      current.tried += answer.result.tried;
      if (answer.result.tried < tries) break; // behind the last game of a seed
      tries = Math.max(1, Math.round((tries * PART_TIME) / Math.max(1, performance.now() - begun)));
      if (!current.ended) {
        const share = current.meter.raise(current.tried / TRIES);
        odds.set({ search: { tried: current.tried, of: TRIES, share, secondsLeft: current.meter.secondsLeft } });
      }
    }
    tellFound(say("odds.find.none", { n: count(current.tried), from: count(from) }));
  } catch (broken) {
    tellFound(say("lab.failed", { reason: broken.message }));
  }
}

/** Ends the search for the reader; the games that are being looked through are the last ones. */
export function endSearch() {
  if (search !== null) search.ended = true;
  odds.set({ search: null });
}

function tellFound(words) {
  search = null;
  odds.set({ search: null });
  setGame({ found: words });
}
