/*
 * Which lines of the cards have run in any game since the page was opened. What is remembered belongs to the text of
 * a card: as soon as the card is changed, it has not been tried yet.
 */

import { askCore } from "./lab.js";

/** So many texts of cards are remembered; typing makes a new one with each letter. */
const TEXTS_KEPT = 2_000;

/** By the text of a card: its doables, {type, from} from the start of that text, and which of them ran. */
const runs = new Map();

/**
 * Notes what ran in a game.
 *
 * @param {!Array<!WizardCoverage>} coverage of the game
 * @param {!Array<?>} texts the texts with its cards
 */
export function noteRuns(coverage, texts) {
  for (const { card, from, to, done, undone } of coverage) {
    const named = JSON.stringify(card);
    const source = texts
      .filter((text) => typeof text === "string")
      .map((text) => text.slice(from, to))
      .find((slice) => slice.startsWith("{") && slice.includes(named));
    if (source === undefined) continue;
    const ran = runs.get(source)?.ran || new Set();
    for (const doable of done) ran.add(doable.from - from);
    const doables = [...done, ...undone]
      .map((doable) => ({ type: doable.type, from: doable.from - from, to: doable.to - from }))
      .sort((a, b) => a.from - b.from);
    runs.delete(source);
    runs.set(source, { doables, ran });
    if (runs.size > TEXTS_KEPT) runs.delete(runs.keys().next().value);
  }
}

/** The doables of a card by its text: [{type, from, to, ran}]; none where no game has had the card. */
export function doablesOf(source) {
  const { doables, ran } = runs.get(source) || { doables: [], ran: new Set() };
  return doables.map((doable) => ({ ...doable, ran: ran.has(doable.from) }));
}

/** Notes the lines of cards that no game may have had yet: those of a game without a single action. */
export async function noteLines(texts) {
  const initial = { players: [], monsters: [] };
  const { result } = await askCore("start", { scenario: { kind: "run", cards: texts, initial, actions: [] } });
  if (result) noteRuns(result.coverage, texts);
}
