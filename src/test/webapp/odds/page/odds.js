/* The view Odds as its visitors use it, without a browser, with the plain box. */

import { all, click, fill, open, settled, shown, text, until } from "../../base/page.js";
import { words } from "../../base/html.js";

const Sources = Java.type("cardbench.build.site.PageSources");

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

/** An example as the project has it. */
export function example(name) {
  return Sources.examples().get(name);
}

/** The same deck with a header that draws a number, so that no worker solves it, and games are played. */
export function drawn(yaml) {
  return yaml.replace("combos:", "header: '(repeat 1 (rand 1 1) ())'\n      combos:");
}

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

/** Waits until everything that is to be played has been played, and looks at it meanwhile. */
export async function played(look = () => {}) {
  await until(() => {
    look();
    const { run, text } = state.odds.get();
    return run?.text === text && document.querySelector("#odds-figures:not(.stale) .topic");
  }, "figures");
  await until(() => {
    look();
    return document.getElementById("odds-run").textContent.includes("again");
  }, "end of the games");
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

/** Opens what is folded, unless it is open. */
export async function unfold(part, fold) {
  if (all(part).length === 0) await click(fold);
  await shown(part);
}

/** Presses a button that copies, and returns what is on the clipboard then. */
export async function copied(button) {
  await click(button);
  await shown(button, "Copied");
  await settled();
  return navigator.clipboard.readText();
}

/** What is selected in the box of the text. */
export function selected() {
  const box = document.getElementById("odds-text");
  return document.activeElement === box ? box.value.slice(box.selectionStart, box.selectionEnd) : null;
}

/**
 * Keeps the first number that an element says while work goes on, and the share of a bar, whenever either is another.
 *
 * @returns a function that looks, and the numbers and shares that it has seen: {look, numbers, shares}
 */
export function watched(saying, bar) {
  const numbers = [];
  const shares = [];
  const note = (series, value) => value !== series.at(-1) && series.push(value);
  const look = () => {
    const [, first] = all(saying).length === 0 ? [] : (/^\D*([\d,]+)/.exec(text(saying)) ?? []);
    if (first) note(numbers, Number(first.replaceAll(",", "")));
    const [progress] = all(bar);
    if (progress?.hasAttribute("value")) note(shares, Number(progress.value));
    return true;
  };
  return { look, numbers, shares };
}
