/* Actions: another text, from the keyboard, a file, a link or a change that the page makes; the tab that is open. */

import { announce } from "../../base/ui/announce.js";
import { textOf } from "../../base/ui/file-text.js";
import { afterPaint } from "../../base/ui/idle.js";
import { save } from "../../base/ui/save-file.js";
import { loadScript } from "../../base/ui/scripts.js";
import { keep, recall } from "../../base/ui/storage.js";
import { withFixes } from "../../base/ui/diagnostics.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { noteReplaced } from "../../base/views/replaced.js";
import { deckFileOf, mayBeDeckCode } from "./deck-codes.js";
import { editor } from "./editor.js";
import { editorLab, latestOnly } from "./lab.js";
import { gameNumber, isSeed, longestText } from "./limits.js";
import { rememberDeck } from "./recent-decks.js";
import { keepSession, oddsRecord } from "./record.js";
import { setRunTrouble, startRun, stopRun } from "./run-actions.js";
import { odds, setGame } from "./state.js";
import { fileName } from "./text-exports.js";

/**
 * Typing rests so long before the text is read and a few games are played, and before all workers are busy with it, in
 * milliseconds.
 */
const READ_AFTER = 100;
const PLAY_AFTER = 400;

/** The same for what is kept, and for the link. */
const WRITE_AFTER = 500;

const KEPT_MODE = "odds-form";

let readTimer = 0;
let playTimer = 0;
let linkTimer = 0;
let unkept = false;

const askReading = latestOnly();

/** The editor, for what undoes replaced texts; the code editor undoes by itself while the keyboard is in it. */
const replaceable = {
  key: "odds",
  frame: "odds-editor",
  field: "odds-text",
  text: () => odds.get().text,
  restore: ({ text, name }) => putText(text, name, true),
};

export function setTrouble(words) {
  odds.set({ trouble: words });
}

/**
 * Another text than the one that is open, from wherever it came.
 * @param options name: of the file; step: something to go back from; fixed: the same text with faults fixed
 */
export function openText(text, options) {
  const { name, step, fixed } = options;
  rememberDeck();
  const before = odds.get();
  noteReplaced(replaceable, { text: before.text, name: before.name }, { text, name }, fixed);
  putText(text, name, step);
}

/** The text with a change that the form made: a step of the editor, as if it had been typed. */
export function changeText(text) {
  const { name, text: before } = odds.get();
  noteReplaced(replaceable, { text: before, name }, { text, name }, true);
  editor.setText(text);
  takeText(text);
}

function putText(text, name, step) {
  odds.set({ name, draw: null });
  editor.setText(text);
  takeText(text, step);
}

/**
 * The text as it is now. What is reported and played of it follows when typing rests.
 *
 * @param {string} text
 * @param {?=} step
 */
export function takeText(text, step) {
  if (text.length > longestText()) {
    setTrouble(say("trouble.too-long", { n: longestText() }));
    editor.setText(odds.get().text);
    return;
  }
  odds.set({ text, trouble: "" });
  if (mayBeDeckCode(text)) takeDeckCode(text);
  outdateAfterPaint(odds.get().run);
  clearTimeout(readTimer);
  clearTimeout(playTimer);
  readTimer = setTimeout(readText, step ? 0 : READ_AFTER, step);
  clearTimeout(linkTimer);
  unkept = true;
  linkTimer = setTimeout(
    () => {
      keepWritten();
      oddsRecord.write(Boolean(step));
    },
    step ? 0 : WRITE_AFTER,
  );
}

/** What is played and shown is of another text now; the letter that made it so is on the screen first. */
function outdateAfterPaint(run) {
  afterPaint(() => {
    const now = odds.get();
    if (now.run !== run) return;
    if (run?.state === "running" || now.versionRun?.state === "running") stopRun();
  });
}

export function keepWritten() {
  if (unkept) keepSession();
  unkept = false;
}

/** The entry that was left is not written any more. */
export function dropUnwritten() {
  clearTimeout(linkTimer);
  unkept = false;
}

/** What is open stays open; it is neither written to the address nor kept until it changes again. */
export function forgetSession() {
  dropUnwritten();
  oddsRecord.forget();
}

/** Reads the text, and plays it. */
export async function readText(step) {
  let answer = null;
  try {
    await editorLab.learnConstants();
    keepToLimits();
    answer = await askReading("outline", { yaml: odds.get().text });
  } catch (broken) {
    setRunTrouble(say("lab.failed", { reason: broken.message }));
    return;
  }
  // the text changed meanwhile
  if (answer === null) return;
  const sound = answer.ok && answer.result.topics.length > 0;
  const outline = answer.result || answer.partial || { cards: [], topics: [], count: 0 };
  odds.set({ reading: { sound, notes: answer.diagnostics, outline } });
  const rest = step ? 0 : PLAY_AFTER - READ_AFTER;
  if (sound) startRun(rest);
  playTimer = setTimeout(tellRested, rest);
}

/** A link may have been opened before the core had returned its limits. */
function keepToLimits() {
  const { seed, game } = odds.get();
  if (!isSeed(seed)) odds.set({ seed: "1" });
  setGame({ number: gameNumber(game.number) });
}

function tellRested() {
  const { reading, text, rested } = odds.get();
  // what is sound is being played already
  if (!reading.sound) {
    if (text.trim() === "") odds.set({ run: null });
    startRun();
  }
  odds.set({ rested: rested + 1 });
}

export function applyDeckFixes(notes) {
  const { text, name } = odds.get();
  openText(withFixes(text, notes), { name, step: true, fixed: true });
  editor.focus();
}

/* Decks of other formats. */

/** Puts the deck file in the place of the deck that was pasted, if it is still there. */
async function takeDeckCode(text) {
  const answer = await deckFileOf(text);
  if (answer === null || odds.get().text !== text) return;
  if (answer.ok) {
    odds.set({ text: "" });
    openText(answer.result.yaml, { name: "", step: true });
    announce(say("odds.files.converted"));
  } else {
    refuseDeck(answer);
  }
}

/** The reason why there is no deck file; `otherwise` where the core reports none. */
export function deckTrouble(answer, otherwise) {
  const errors = answer.diagnostics.filter((one) => one.severity === "error").map(sayDiagnostic);
  return errors.join(" ") || otherwise;
}

function refuseDeck(answer) {
  setTrouble(deckTrouble(answer, ""));
}

/* Files. */

/** Takes the one file that this view is given at a time. Promises it back where it cannot be used. */
export async function takeFiles([file]) {
  return (await takeFile(file)) ? [] : [file];
}

async function takeFile(file) {
  const refuse = (key) => {
    setTrouble(say(key, { name: file.name }));
    return false;
  };
  if (file.size > 4 * longestText()) return refuse("trouble.file-too-large");
  try {
    const text = await textOf(file);
    if (text.length > longestText()) return refuse("trouble.file-too-large");
    return await openFile(text.replace(/\r\n?/g, "\n"), file.name);
  } catch (unreadable) {
    return refuse("trouble.file-unreadable");
  }
}

/** A deck file, or a deck in another format, which becomes one. Promises whether it can be opened. */
async function openFile(text, name) {
  const answer = mayBeDeckCode(text) ? await deckFileOf(text) : null;
  if (answer === null) {
    openText(text, { name, step: true });
  } else if (answer.ok) {
    openText(answer.result.yaml, { name: name.replace(/\.[^.]*$/, "") + ".yml", step: true });
    announce(say("odds.files.converted"));
  } else {
    refuseDeck(answer);
  }
  return answer === null || answer.ok;
}

export function saveFile() {
  rememberDeck();
  save(fileName("yml"), new Blob([odds.get().text], { type: "text/yaml" }));
}

/** The text of an example of the site, by the name of its file without the ending. */
export async function exampleText(name) {
  if (!Cardbench.examples) await loadScript("examples.js");
  return Cardbench.examples[name + ".yml"];
}

/** Shows an example where nothing is open: what the reader writes, pastes or opens takes its place. */
export function showExample() {
  const text = say("odds.example");
  odds.set({ text, name: "", example: text });
  editor.setText(text);
  readText(true);
}

/** Opens an example, unless the reader opened or wrote something else while it was fetched. */
export async function openExample(name) {
  const before = odds.get().text;
  odds.set({ opening: true });
  try {
    const text = await exampleText(name);
    if (odds.get().text === before) openText(text, { name: name + ".yml", step: true });
  } finally {
    odds.set({ opening: false });
  }
}

/* The parts of the view. */

/** A tab that the reader chose: it may be part of the link. */
export function chooseTab(tab) {
  odds.set({ tab });
  oddsRecord.write(false);
}

/** How the reader edits, as text or form: kept for the next visit. */
export function chooseMode(mode) {
  keep(KEPT_MODE, mode);
  odds.set({ mode });
}

/** Shows the text, where something in it is to be seen. */
export function showText() {
  odds.set({ mode: "text" });
}

/** How the reader edited last; those who never chose get the form. */
export function recallMode() {
  odds.set({ mode: recall(KEPT_MODE, "") === "text" ? "text" : "form" });
}
