/*
 * Actions: tests of the cards. What was played becomes a scenario with its results as expectations; it is kept with
 * the id of its card and runs with each change of the text. The cards are those of the text and of the open files.
 */

import { STORAGE_PREFIX, keep, recall } from "../../base/ui/storage.js";
import { sayDiagnostic } from "../../base/ui/words.js";
import { askCore } from "./lab.js";
import { setTrouble, startGame } from "./play-actions.js";
import { noteRuns } from "./runs.js";
import { scenarioIn } from "./scenario-text.js";
import { cardsGiven, cardsRead, wizard } from "./state.js";

/** The most characters of files and tests that the device keeps. */
const MAX_KEPT = 1_000_000;

const KEPT_TESTS = "wizard-files";

/** How often the tests ran. Where they run twice at once, the later run counts. */
let testRuns = 0;

/** The texts of the cards: of the box, and of the files that are open. */
export function cardTexts() {
  const { files, file: open, text } = wizard.get();
  const cards = files.filter((file) => file.name !== open && !scenarioIn(file.text)).map((file) => file.text);
  return [...cardsGiven(), ...cards];
}

/** Keeps the files and the tests on the device. */
export function keepFiles() {
  const { files, tests } = wizard.get();
  const kept = [
    ...files.map(({ name, text }) => ({ name, text })),
    ...tests.map(({ card, name, given }) => ({ card, name, given })),
  ];
  keep(KEPT_TESTS, JSON.stringify(kept).length <= MAX_KEPT ? kept : []);
}

/** What the device has kept: {files, tests}. */
export function keptFiles() {
  const kept = recall(KEPT_TESTS, []);
  return { files: kept.filter(({ given }) => !given), tests: kept.filter(({ given }) => given) };
}

/**
 * Takes over the files and tests that another tab has just kept: each tab keeps all of them.
 *
 * @param {!StorageEvent} event
 */
export function takeKeptFiles({ key, newValue }) {
  if (key !== STORAGE_PREFIX + KEPT_TESTS || (newValue ?? "[]") === "[]") return;
  const { files: known } = wizard.get();
  const { files, tests } = keptFiles();
  const isKnown = (file) => (one) => one.name === file.name && one.text === file.text;
  wizard.set({ files: files.map((file) => known.find(isKnown(file)) ?? file), tests });
  runTests();
}

/** The tests of the cards that are read. */
export function testsOfCards() {
  const ids = new Set([...cardsRead(), ...wizard.get().package].map(({ id }) => id));
  return wizard.get().tests.filter(({ card }) => ids.has(card));
}

/** Makes a test of the game on the table, under a name. */
export async function addTest(name) {
  const { expect, cards, ...given } = wizard.get().game.handle;
  const [before, after] = await Promise.all(
    [[], given.actions].map((actions) => askCore("scenario", { scenario: { ...given, cards, actions } })),
  );
  if (!after.ok || !before.ok) {
    setTrouble([...before.diagnostics, ...after.diagnostics].map(sayDiagnostic).join(" "));
    return;
  }
  const test = { card: playedCard(), name, given: { ...given, expect: changes(before.result, after.result) } };
  await setTests([...wizard.get().tests, test]);
}

/** The id of the card that was played last; of the first card where none was. */
function playedCard() {
  const { game } = wizard.get();
  const ids = new Set(cardsRead().map(({ id }) => id));
  const names = game.handle.actions.map(({ card }) => game.cards[card]?.id).filter((id) => ids.has(id));
  return names.at(-1) ?? cardsRead()[0]?.id;
}

/** What is expected: each number and zone of players and monsters that is not as it was, and the triggers. */
function changes(before, after) {
  const changed = (was, is) =>
    Object.fromEntries(Object.entries(is).filter(([key, value]) => !isSame(value, was?.[key])));
  const expect = {};
  for (const group of ["players", "monsters"]) {
    const parts = Object.entries(after[group])
      .map(([uuid, is]) => [uuid, changed(before[group][uuid], is)])
      .filter(([, part]) => Object.keys(part).length > 0);
    if (parts.length > 0) expect[group] = Object.fromEntries(parts);
  }
  const waiting = ({ triggers }) => triggers.map(({ id, event, mode, owner }) => ({ id, event, mode, owner }));
  if (!isSame(waiting(before), waiting(after))) expect["triggers"] = waiting(after);
  return expect;
}

function isSame(value, other) {
  return JSON.stringify(value) === JSON.stringify(other);
}

/** Other tests than before; they run at once. */
async function setTests(tests) {
  wizard.set({ tests });
  keepFiles();
  await runTests();
}

export function changeTest(test, change) {
  const changed = { ...test, ...change };
  return setTests(wizard.get().tests.map((other) => (other === test ? changed : other)));
}

export function removeTest(test) {
  return setTests(wizard.get().tests.filter((other) => other !== test));
}

/** The test as a scenario that holds its cards. */
export function scenarioOfTest({ given }) {
  return { ...given, cards: cardTexts() };
}

/** Runs the tests of the cards that are read; a text with errors is not played. */
export async function runTests() {
  const number = ++testRuns;
  const cards = cardTexts();
  const ran = new Map();
  for (const test of wizard.get().reading?.ok ? testsOfCards() : []) {
    const scenario = scenarioOfTest(test);
    ran.set(test, { ...test, verdict: await askCore("scenario", { scenario }) });
    const { result } = await askCore("start", { scenario });
    if (result) noteRuns(result.coverage, cards);
    if (number !== testRuns) return;
  }
  wizard.set({ tests: wizard.get().tests.map((test) => ran.get(test) ?? test) });
}

/** Lays the game of a test on the table. */
export function playTest({ given }) {
  const { expect, ...scenario } = given;
  return startGame({ ...scenario, cards: cardsGiven() });
}
