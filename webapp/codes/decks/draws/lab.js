/* The questions of a deck and their answers, as the core computes them; each is computed once. */

import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";
import { eventsOf } from "./events.js";

const formLab = new LabConnection("form-lab");
const oddsLab = new LabConnection("odds-lab", { wasm: true });

/** The words that a deck file gets besides those of the roles and events. */
const NAMES = [
  ...["first", "second", "either", "hand", "with-mulligan", "one-prized", "all-prized", "none"],
  ...["kept-0", "kept-1", "kept-2", "curve-1", "curve-2", "curve-3", "curve-4"],
];

const ROLES = [
  ...["starter", "extender", "hand-trap", "brick", "land", "source", "key", "partner"],
  ...["basic", "supporter", "one", "two", "three", "four"],
];

/** Games that are played where a question cannot be answered exactly at once, such as the curve of a large deck. */
const GAMES = 200_000;

/** Promises of answers by request. */
const answers = new Map();

async function call(lab, request) {
  const answer = JSON.parse(await lab.call(request));
  if (!answer.ok) throw new Error(sayDiagnostic(answer.diagnostics[0]));
  return answer.result;
}

/** The answer to a request; a request that fails is sent again the next time. */
function answerTo(lab, request) {
  const text = JSON.stringify(request);
  if (!answers.has(text)) {
    const coming = call(lab, text);
    coming.catch(() => answers.delete(text));
    answers.set(text, coming);
  }
  return answers.get(text);
}

/**
 * The questions of the game about cards with roles, each with the file that answers it.
 *
 * @param {{game: string, deal: !Object}} query
 * @param {!Array<{name: string, count: number, roles: !Array<string>}>} cards
 * @param {!Object} numbers other turns and counts, by question
 * @param {boolean} rounds whether players speak of rounds
 * @return {!Promise<!Array<!Object>>}
 */
export async function questionsOf({ game, deal }, cards, numbers, rounds) {
  const words = Object.fromEntries([
    ...NAMES.map((name) => [name, say("questions.name." + name)]),
    ...ROLES.map((role) => [role, say("questions.role." + role)]),
    ...Object.entries(eventsOf(cards, numbers, rounds)).map(([key, event]) => ["event." + key, event]),
  ]);
  const plain = cards.map(({ name, count, roles }) => ({ name, count, roles }));
  const request = { op: "odds.questions", game, cards: plain, deal, words, numbers };
  return (await answerTo(formLab, request)).questions;
}

/** The rates of a file: the exact ones, or those of games, which have bounds. */
export async function ratesOf(yaml) {
  const request = { op: "simulate", yaml };
  // a worker that comes to its end with what is exact can still play
  const exact = await answerTo(oddsLab, { ...request, method: "exact", quick: true }).catch(() => null);
  return (exact ?? (await answerTo(oddsLab, { ...request, method: "sampled", count: GAMES }))).topics;
}

/** A promise of the odds by turn to hold one of some copies: [{turn, seen, value, fraction?, missed}]. */
export async function oddsOf({ size, hand, mulligan, rules }, copies) {
  const request = {
    op: "odds.draw",
    size,
    copies: Math.min(copies, size),
    first: Math.min(hand, size),
    perTurn: rules.perTurn,
    turns: rules.turns,
    mulligan,
  };
  return (await answerTo(oddsLab, request)).turns;
}

/** The derivation of a topic of a file. */
export function receiptOf(yaml, topic) {
  return answerTo(oddsLab, { op: "odds.receipt", yaml, topic });
}
