/* Actions: the games of the text, and of the baseline, are played. */

import { announce } from "../../base/ui/announce.js";
import { percent } from "../../base/charts/numbers.js";
import { afterPress } from "../../base/ui/press.js";
import { say } from "../../base/ui/words.js";
import { keepSession, oddsRecord } from "./record.js";
import { Run } from "./run.js";
import { odds } from "./state.js";
import { workerPool } from "./worker-pool.js";

/** So long after a change, in milliseconds, it is made known with those that have followed it. */
const TELL_AFTER = 60;

let tellTimer = 0;

/** The runs, or a question about them, have something new. */
export function noteProgress() {
  tellTimer ||= setTimeout(afterPress, TELL_AFTER, () => {
    tellTimer = 0;
    tellProgress();
  });
}

function tellProgress() {
  odds.set({ progress: odds.get().progress + 1 });
}

/** How many workers play, and from what. */
export function playingWorkers() {
  return {
    workers: workerPool.workers.length,
    backend: workerPool.backend === "wasm" ? "WebAssembly" : "JavaScript",
  };
}

/** A question of the open tab has something new. */
export function noteAnswer() {
  odds.set({ answers: odds.get().answers + 1 });
}

export function setRunTrouble(words) {
  odds.set({ runTrouble: words });
}

export function stopRun() {
  stopWork();
  tellProgress();
}

function stopWork() {
  odds.get().run?.stop();
  odds.get().versionRun?.stop();
}

/**
 * Plays the text, and the baseline, unless the text has faults.
 *
 * @param {number=} rest how long the workers wait, in milliseconds; the first figures do not
 */
export function startRun(rest = 0) {
  stopWork();
  const { text, reading, seed, goal, version } = odds.get();
  if (!reading?.sound) {
    setRunTrouble("");
    tellProgress();
    return;
  }
  const how = { seed, goal };
  const { topics } = reading.outline;
  const run = new Run(
    text,
    topics.map((topic) => topic.name),
    how,
    noteProgress,
  );
  run.outlines = topics;
  const versionRun = version && new Run(version.text, version.topics, how, noteProgress);
  // another run, or none, may have taken its place when it ends
  run.start(rest).then(() => odds.get().run === run && announce(spokenResult(run), 300));
  versionRun?.start(rest);
  odds.set({ run, versionRun, runTrouble: "" });
}

function spokenResult(run) {
  if (!run.result || run.state === "stopped") return "";
  return run.result.topics
    .map((topic) => say("odds.results.spoken", { topic: topic.name, rate: percent(topic.success.value) }))
    .join(" ");
}

/** Plays with another seed or precision. */
export function replay(how) {
  odds.set(how);
  keepSession();
  oddsRecord.write(false);
  startRun();
}

/** Compares what follows with the text as it is now. */
export function holdVersion() {
  const { text, name, reading } = odds.get();
  const { topics, cards } = reading.outline;
  odds.set({ version: { text, name, topics: topics.map((topic) => topic.name), cards } });
  startRun();
}

export function releaseVersion() {
  odds.get().versionRun?.stop();
  odds.set({ version: null, versionRun: null });
}
