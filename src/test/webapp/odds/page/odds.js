/* The view Odds as its visitors use it, without a browser, with the plain box. */

import { all, click, fill, open, settled, shown, until } from "../../base/page.js";
import { words } from "../../base/html.js";

const state = await import("../../../../../webapp/odds/state/state.js");

/** A deck whose odds are 3 of 4: one of four cards is no wolf, and the hand is one card. */
export const SMALL = `deck:
  cards:
    wolf: {count: 3, description: Wolf}
    cave: {count: 1}
simulate:
  count: 2000
  tests:
    hunt:
      start-card: 1
      combos:
        A: {score: 2, hand: [wolf]}
        B: {score: 5, hand: [cave]}
`;

/** Opens the view with a deck file in its box, its results in sight. */
export async function deckFile(yaml, language = "en") {
  await open("#odds", language);
  await click("#odds-mode-text");
  await click("#odds-tab-results");
  await write(yaml);
}

/** Replaces all of the text, and waits until the view has it. */
export async function write(yaml) {
  await fill("#odds-text", yaml);
  await holds(yaml);
}

/** Waits until this is the deck file of the view. */
export function holds(yaml) {
  return until(() => state.odds.get().text === yaml, "text of the deck file").catch((never) => {
    throw new Error(never.message + "\ntext: " + state.odds.get().text);
  });
}

/** Waits until everything that is to be played has been played. */
export async function played() {
  await until(() => {
    const { run, text } = state.odds.get();
    return run?.text === text && document.querySelector("#odds-figures:not(.stale) .topic");
  }, "figures");
  await until(() => document.getElementById("odds-run").textContent.includes("again"), "end of the games");
}

/** The rate of a topic, from 0 to 1. */
export function rate(topic) {
  const shownRates = all(".headline strong");
  return parseFloat(words(shownRates[topic])) / 100;
}

/** The cells of the rows of a table. */
export function cells(rows) {
  return all(rows).map((row) => row.children.map(words));
}

/** Opens a part of the results: "results", "cards", "optimum", "versions", "games". */
export async function tab(key) {
  await click("#odds-tab-" + key);
  await settled();
}

/** Opens the form, and waits for its first card. */
export async function form() {
  await click("#odds-mode-form");
  await shown("#form-card-0-count");
  await settled();
}

/** The number of ways to draw cards. */
export function ways(cards, drawn) {
  let result = cards < drawn ? 0 : 1;
  for (let i = 0; i < drawn; i++) result = (result * (cards - i)) / (i + 1);
  return result;
}
