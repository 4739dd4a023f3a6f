/*
 * The reader of lists, which a worker runs: it comes with the first text that may be a list. What it makes of lists of
 * names is kept for the last texts.
 */

import { afterPress } from "../../../base/ui/press.js";
import { loadModules, offered } from "../../../base/ui/scripts.js";
import { readAgain } from "../state/actions.js";

/** The lines of lists of names by their texts; null where they are on their way. */
const linesByText = new Map();
const TEXTS_KEPT = 4;

/**
 * A promise of the answer to an operation on lists.
 *
 * @param {string} op
 * @param {!Object} args
 * @param {!AbortSignal=} signal gives the request up
 */
export async function askList(op, args, signal) {
  const { listLab } = offered("workers") ?? (await loadModules("workers"));
  return JSON.parse(await listLab.call(JSON.stringify({ op: "list." + op, ...args }), signal));
}

/** A promise of the lines of a list of names, for `encode`. */
export async function askLines(text) {
  const answer = await askList("names", { text });
  return answer.ok ? answer.result.lines : [];
}

/** The lines of a list of names; null where they are not known yet: the text is read again when they are. */
export function linesOf(text) {
  if (!linesByText.has(text)) bringLines(text);
  return linesByText.get(text);
}

async function bringLines(text) {
  linesByText.set(text, null);
  if (linesByText.size > TEXTS_KEPT) linesByText.delete(linesByText.keys().next().value);
  // no worker, or no network on a first visit: the next reading of the text tries again
  const lines = await askLines(text).catch(() => null);
  if (!lines) {
    linesByText.delete(text);
  } else if (linesByText.has(text)) {
    linesByText.set(text, lines);
    afterPress(readAgain);
  }
}

/** The limits of an operation on lists, or undefined until the worker has returned its constants. */
export function listLimits(op) {
  return offered("workers")?.listLab.constants?.["list." + op];
}
