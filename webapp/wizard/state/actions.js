/* Actions: another text, from the keyboard, an example, a file or a change that the page makes. */

import { withFixes } from "../../base/ui/diagnostics.js";
import { loadScript } from "../../base/ui/scripts.js";
import { say } from "../../base/ui/words.js";
import { noteReplaced } from "../../base/views/replaced.js";
import { checkFiles } from "./check-files.js";
import { readCollection } from "./collection-actions.js";
import { selectInCards, writeInEditor } from "./editor.js";
import { withAllFixes } from "./fix-all.js";
import { askCore, coreLanguage, wizardLab } from "./lab.js";
import { longestText } from "./limits.js";
import { setTrouble, startGame } from "./play-actions.js";
import { scenarioAgain, scenarioOf } from "./practice-game.js";
import { keepCards, wizardRecord } from "./record.js";
import { scenarioIn } from "./scenario-text.js";
import { cardsGiven, cardsRead, isExample, played, wizard } from "./state.js";
import { runTests } from "./tests.js";

/** Typing rests so long before the text is read, in milliseconds. */
const READ_AFTER = 150;

let readTimer = 0;

/** How often the text was read. Where it is read twice at once, the later reading counts. */
let readings = 0;

/** The box, for what undoes replaced texts. */
const replaceable = {
  key: "wizard",
  frame: "wizard-editor",
  field: "wizard-text",
  text: () => wizard.get().text,
  step: openStep,
  restore({ text, handle, file, scenario }) {
    // a text with which nothing was played does not go on with the game of the other one
    wizard.set({ file, scenario, ...(handle === null && { game: null }) });
    putCards(text, handle ?? null);
  },
};

/** What is open: the text, its game, the file that it is, and the scenario that it is tested with. */
function openStep() {
  const { text, file, scenario, game } = wizard.get();
  return { text, file, scenario, handle: played() > 0 ? game.handle : null };
}

/**
 * Another text than the one that is open, from wherever it came, and the game that is to be played with it.
 *
 * @param {string} text
 * @param {?Object=} handle
 * @param {{before: (!Object|undefined), fixed: (boolean|undefined)}=} options before: the step that it replaces, if it
 *     is not what is open any more; fixed: whether it is the same text with a small change
 */
export function openCards(text, handle = null, { before, fixed } = {}) {
  const old = before || openStep();
  // a small change goes on with the game, and so does whoever takes it back
  const game = fixed ? { handle: undefined } : {};
  noteReplaced(replaceable, { ...old, ...game }, { ...old, text, handle, ...game }, fixed);
  putCards(text, handle);
}

function putCards(text, handle) {
  wizard.set({ opening: handle, isStep: true });
  writeInEditor(text);
  takeCards(text, true);
}

export function fixCards(notes) {
  openCards(withFixes(wizard.get().text, notes), null, { fixed: true });
}

/** Applies all fixes, unless the text was changed meanwhile. */
export async function fixAllCards() {
  const { text, reading } = wizard.get();
  const fixed = await withAllFixes(text, reading.diagnostics, (next) => askCore("check", { text: next }));
  if (text === wizard.get().text) openCards(fixed, null, { fixed: true });
}

/**
 * The text as it is now; it is read when typing rests, and the game is played once more with it.
 *
 * @param {string} text
 * @param {boolean=} step
 */
export function takeCards(text, step) {
  if (text.length > longestText()) {
    setTrouble(say("trouble.too-long", { n: longestText() }));
    writeInEditor(wizard.get().text);
    return;
  }
  const scenario = scenarioIn(text);
  if (scenario) {
    openScenario(scenario, say("wizard.scenario.pasted"));
    return;
  }
  // the table of the example is no table for other cards
  const leaves = isExample() && text !== wizard.get().text;
  wizard.set({ text, ...(leaves && { game: null, course: [], branches: [], log: [], waiting: null }) });
  clearTimeout(readTimer);
  readTimer = setTimeout(readCards, step ? 0 : READ_AFTER);
}

/** The language of the page, and Chinese, in which the cards of the document are. */
function languages() {
  return [coreLanguage(), "zh"];
}

async function explain(language) {
  return (await askCore("explain", { text: wizard.get().text, language })).result;
}

/** The description that the behaviours give, where a card has a place for it. */
function described(reader, chinese) {
  if (chinese?.from === undefined) return null;
  return { from: chinese.from, to: chinese.to, words: chinese.text, translated: reader.text };
}

/** Puts the description of the behaviours in the place of the author's. */
export function takeDescription() {
  const { text, description } = wizard.get();
  const { from, to, words } = description;
  openCards(text.slice(0, from) + JSON.stringify(words) + text.slice(to), null, { fixed: true });
}

/** Reads the text, and plays the game that is open once more with it. */
export async function readCards() {
  const number = ++readings;
  await wizardLab.learnConstants();
  const { text } = wizard.get();
  const reading = await askCore("check", { text });
  const [words, chinese] = reading.ok ? await Promise.all(languages().map(explain)) : [];
  if (number !== readings || text !== wizard.get().text) return;
  const { kept, isStep, opening, game } = wizard.get();
  wizard.set({
    reading,
    words: words?.lines ?? [],
    description: described(words?.description, chinese?.description),
    kept: text,
    isStep: false,
    opening: null,
  });
  if (text !== kept) {
    keepCards();
    wizardRecord.write(isStep);
  }
  const again = opening || (played() > 0 ? game.handle : null);
  if (reading.ok && cardsRead().length > 0) {
    startGame(again ? scenarioAgain(again) : scenarioOf(cardsRead()));
  } else if (opening && cardsGiven().length === 0) {
    startGame(scenarioAgain(opening));
  }
  judgeScenario();
  runTests();
  if (wizard.get().files.length > 0) checkFiles();
  else readCollection();
}

/* Scenarios. */

/** Opens a scenario: its cards come into the box, its game on the table. */
export async function openScenario(scenario, name) {
  const before = openStep();
  wizard.set({ scenario: { name, given: scenario, verdict: null } });
  const text = await cardsOf(Array.isArray(scenario.cards) ? scenario.cards : []);
  const { expect, ...handle } = scenario;
  openCards(text, scenario.kind === "run" ? handle : null, { before });
}

/** The cards of a scenario as one text: as its author wrote it, where it is one alone. */
async function cardsOf(cards) {
  const texts = cards.map((card) => (typeof card === "string" ? card : JSON.stringify(card, null, 2) + "\n"));
  if (texts.length < 2) return texts.join("");
  const { result, partial } = await askCore("package", { texts });
  return JSON.stringify((result || partial).cards, null, 2) + "\n";
}

/** Plays the opened scenario with the cards as they are now. */
async function judgeScenario() {
  const { scenario } = wizard.get();
  if (!scenario) return;
  const verdict = await askCore("scenario", { scenario: { ...scenario.given, cards: cardsGiven() } });
  // another one was opened meanwhile, or this one was judged again
  if (scenario.given === wizard.get().scenario?.given) wizard.set({ scenario: { ...scenario, verdict } });
}

/* Examples. */

export async function exampleText(key) {
  if (!Cardbench.examples) await loadScript("examples.js");
  return Cardbench.examples["wizard/" + key + ".jsonc"];
}

/** Shows an example where nothing is open: what the reader writes, pastes or opens takes its place. */
export async function showExample(key) {
  const written = await exampleText(key);
  // as the core writes it: the documents have it with faults and in an older form
  const { result, partial } = await askCore("check", { text: written });
  const card = (result || partial)?.card;
  const text = card ? JSON.stringify(card, null, 2) + "\n" : written;
  if (wizard.get().text !== "") return;
  wizard.set({ text, example: text });
  writeInEditor(text);
  readCards();
}

export async function openExample(key) {
  const text = await exampleText(key);
  const before = openStep();
  wizard.set({ game: null, log: [], file: null, scenario: null });
  openCards(text, null, { before });
}

/** Begins a card of a kind: with what every such card has, and the keyboard where its name is written. */
export async function beginCard(kind) {
  const { result } = await askCore("complete", { text: "", offset: 0 });
  const { insert } = result.items.find(({ label }) => label.startsWith(kind + " "));
  const before = openStep();
  wizard.set({ game: null, log: [], file: null, scenario: null });
  openCards(insert + "\n", null, { before });
  const name = '"name": "';
  const at = insert.indexOf(name) + name.length;
  selectInCards(at, at);
}

/** The cards as plain JSON of the second generation. */
export function writeClean() {
  const read = wizard.get().reading?.result;
  const value = read && (read.card || read.cards || read.trigger);
  if (value) openCards(JSON.stringify(value, null, 2) + "\n");
}
