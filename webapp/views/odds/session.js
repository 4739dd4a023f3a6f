/*
 * What is open in the view. One small state; what is on the screen is drawn from it.
 */

import { TEXT_LIMIT } from "../../core/text-limit.js";
import { LabConnection } from "../../workers/lab-connection.js";

export const session = {
  /** The deck file, and the name under which it is saved. */
  text: "",
  name: "",

  /** The word of the seed, and how long to play: "points", a number of games, or "on". */
  seed: "1",
  goal: "points",

  /**
   * What the core says about the text; null until it has read it.
   *
   * @type {?OddsReading}
   */
  reading: null,

  /** What was played of the text, and of the version that it is held against. */
  run: null,
  versionRun: null,

  /** The version that the text is held against: {text, name}, or null. */
  version: null,

  /** The part of the view that is in sight. */
  tab: "results",
};

/** Answers whatever the reader asks; many games are played elsewhere, so that it is always free. */
export const editorLab = new LabConnection("odds-lab", { wasm: true });

/**
 * Asks a worker. Broken where it was given up or no worker works.
 *
 * @param {!LabConnection} connection
 * @param {string} op
 * @param {!Object} args
 * @param {!AbortSignal=} signal
 * @return {!Promise<!CoreResponse>}
 */
export async function askLab(connection, op, args, signal) {
  const answer = await connection.call(JSON.stringify({ op, ...args }), signal);
  return /** @type {!CoreResponse} */ (JSON.parse(answer));
}

/** The length of a text that is taken: what the core reads; until it has said how much that is, what the page takes. */
export function longestText() {
  return editorLab.constants?.yaml.characters ?? TEXT_LIMIT;
}

/** Whether a word may be a seed; how long one may be is known when the core has said it. */
export function isSeed(word) {
  return /^[A-Za-z0-9._-]+$/.test(word) && word.length <= (editorLab.constants?.simulate.seed ?? Infinity);
}

/** One question at a time: whoever asks again gives up what was asked before. */
export function latestOnly() {
  let control = null;
  return (op, args) => {
    control?.abort();
    const own = (control = new AbortController());
    return askLab(editorLab, op, args, own.signal).then(
      (answer) => (own.signal.aborted ? null : answer),
      (reason) => {
        if (own.signal.aborted) return null;
        throw reason;
      },
    );
  };
}
