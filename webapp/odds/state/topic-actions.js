/*
 * Actions: requests to the core about a topic, its best mulligan, how a rate comes about, hands that are dealt, and how
 * it does in two versions of the deck. An answer is requested while it is in sight.
 */

import { LabConnection } from "../../base/workers/lab-connection.js";
import { editorLab } from "./lab.js";
import { Question, allAtOnce } from "./question.js";
import { noteAnswer, noteProgress } from "./run-actions.js";
import { odds } from "./state.js";

/** Not the lab of the figures, which go on while a mulligan is computed. */
const mulliganLab = new LabConnection("odds-lab", { wasm: true });

export function mulliganQuestion(topic) {
  return new Question("odds-mulligan-work-" + topic, noteProgress, null, bestDecisions);
}

export function askMulligan(question, run, topic) {
  question.ask("odds.mulligan", { yaml: run.text, topic });
}

async function bestDecisions(question, op, args, signal) {
  const answer = await question.request(mulliganLab, op, args, signal);
  if (answer && !signal.aborted) question.take(answer.result, answer);
}

/** @param {number} number of the question among those about rates */
export function receiptQuestion(number) {
  return new Question("odds-receipt-work-" + number, noteProgress);
}

export function askReceipt(question, run, topic) {
  question.ask("odds.receipt", { yaml: run.text, topic });
}

/** So many hands are dealt at a time. */
export const HANDS = 3;

/** @param {number} number of the question among those about hands */
export function handsQuestion(number) {
  return new Question("odds-hands-work-" + number, noteProgress, null, dealHands);
}

/** @param {number} from the number of the first game */
export function askHands(question, run, topic, from) {
  question.ask("trace", { yaml: run.text, topic, seed: run.seed, from });
}

/** One game after the other. */
async function dealHands(question, op, { from, ...args }, signal) {
  const games = [];
  let answer = null;
  for (let game = from; game < from + HANDS; game++) {
    answer = await question.request(editorLab, op, { ...args, game }, signal);
    if (!answer || signal.aborted) return;
    games.push(answer.result);
  }
  question.take(games, answer);
}

/** By topic, how it does in both versions when they are dealt the same luck. */
const pairs = new Map();

/** The question how a topic does in both versions, which is queried unless the text has faults. */
export function askedPair(topic) {
  if (!pairs.has(topic)) {
    pairs.set(topic, new Question("odds-pair-" + pairs.size, noteAnswer, allAtOnce));
  }
  const pair = pairs.get(topic);
  const { reading, version, text, seed } = odds.get();
  if (reading?.sound) pair.ask("odds.compare", { a: version.text, b: text, topic, seed });
  return pair;
}

/** How far the comparison is that goes on; null where none does. */
export function pairsWork() {
  return [...pairs.values()].map((pair) => pair.work).find((work) => work !== null) || null;
}

/** Ends the comparisons for the reader, who keeps what was computed. */
export function endPairs() {
  for (const pair of pairs.values()) pair.end();
}

/** Gives the comparisons up. */
export function dropPairs() {
  for (const pair of pairs.values()) pair.stop();
  pairs.clear();
}
