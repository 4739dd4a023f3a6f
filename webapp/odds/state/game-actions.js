/* Actions: single games are replayed, step by step, and dealt by hand. */

import { announce } from "../../base/ui/announce.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { latestOnly } from "./lab.js";
import { showRunningPlace } from "./marks.js";
import { oddsRecord } from "./record.js";
import { solvedPart } from "./run.js";
import { cardsOfDeck, odds, setGame, topicOutline, topicsOfDeck } from "./state.js";

const askTrace = latestOnly();

/** Replays the game that is chosen, unless that is shown already. */
export function replayGame() {
  const { text, seed, reading, game } = odds.get();
  if (!topicOutline()) setGame({ topic: topicsOfDeck()[0]?.name || "" });
  if (reading?.sound && (game.trace === null || game.text !== text + seed)) openGame({});
}

/** Another game, or the same one of the text as it is now. */
export async function openGame(change) {
  setGame({ ...(Object.keys(change).length > 0 && { rest: null }), ...change, found: "" });
  const { text, seed, reading, game } = odds.get();
  if (!reading?.sound || !topicOutline()) return;
  const rest = game.rest?.text === text ? game.rest.part : null;
  const how = game.order ? { order: game.order } : { game: game.number, ...solvedPart(rest) };
  try {
    const answer = await askTrace("trace", { yaml: text, topic: game.topic, seed, ...how });
    if (answer === null) return;
    setGame({
      trace: answer.ok ? answer.result : null,
      text: text + seed,
      step: 0,
      trouble: answer.ok ? "" : sayDiagnostic(answer.diagnostics[0]),
    });
  } catch (broken) {
    setGame({ trouble: say("lab.failed", { reason: broken.message }) });
  }
  oddsRecord.write(false);
}

/** Opens the tab with a game in it, from wherever one is named. */
export function showGame(topic, number, part) {
  setGame({ topic, number, order: null, trace: null, rest: part && { part, text: odds.get().text } });
  odds.set({ tab: "games" });
}

/**
 * Goes to a step; it stays within the game.
 *
 * @param {number} step
 * @param {function(!Object): string} words what is reported of the step
 */
export function goToStep(step, words) {
  const { steps } = odds.get().game.trace;
  setGame({ step: Math.min(Math.max(step, 0), steps.length - 1) });
  showRunningPlace();
  announce(words(steps[odds.get().game.step]), 150);
}

/* A hand that is put together; the rest of the deck is shuffled under it. */

export function chooseHand(names) {
  odds.set({ ownHand: Object.freeze([...names]) });
}

/** The cards of the hand that the deck still has, and how many copies of each card are left of it. */
export function handOfDeck() {
  const left = new Map(cardsOfDeck().map((card) => [card.name, card.count]));
  const hand = odds.get().ownHand.filter((name) => {
    const copies = left.get(name) || 0;
    if (copies > 0) left.set(name, copies - 1);
    return copies > 0;
  });
  return { hand, left };
}

/** Plays a deck with the chosen cards on top; under them the rest, shuffled anew with every click. */
export function playOwnHand() {
  const { hand } = handOfDeck();
  const rest = cardsOfDeck().flatMap((card) => Array(card.count).fill(card.name));
  for (const name of hand) rest.splice(rest.indexOf(name), 1);
  for (let i = rest.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [rest[i], rest[j]] = [rest[j], rest[i]];
  }
  openGame({ order: [...hand, ...rest] });
}
