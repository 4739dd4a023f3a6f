/* The view Odds: a deck file on one side, what it brings about on the other. */

import { editor, useEditor } from "./editor.js";
import { offer } from "../../ui/scripts.js";
import { LINK_LENGTH, STATE_LENGTH } from "../../ui/address-limits.js";
import { keepState, writeAddress } from "../../ui/address.js";
import { announce } from "../../ui/announce.js";
import { button, byId, fill, make, show } from "../../ui/elements.js";
import { afterPaint } from "../../ui/idle.js";
import { packed, unpacked } from "../../core/packed-link.js";
import { say, sayAll } from "../../ui/words.js";
import { editorSwitch, plainDeckEditor } from "./code-editor.js";
import { mayBeDeckCode, takeDeckCode } from "./deck-codes.js";
import {
  drawRecentDecks,
  exampleText,
  fileBar,
  keepSession,
  keptSession,
  keptText,
  rememberDeck,
  takeFile,
} from "./deck-files.js";
import { drawEditMode, editModes, suggestForm } from "./edit-mode.js";
import { game, gameNumber } from "./games.js";
import { drawRemarks, readDeck } from "./remarks.js";
import { showTrouble, startRun, stopRun } from "./results.js";
import { editorLab, isSeed, longestText, session } from "./session.js";
import { resultStrip } from "./strip.js";
import { noteReplaced } from "../input/replaced.js";
import { keepUnwritten, takeUnwritten } from "../editor/unwritten.js";
import { drawOpenTab, tabList, tabPanels } from "./tabs.js";
import { drawTitle, openView } from "../views.js";

/**
 * Typing rests so long before the text is read and a few games are played, and before all workers are busy with it, in
 * milliseconds.
 */
const READ_AFTER = 100;
const PLAY_AFTER = 400;

let readTimer = 0;
let playTimer = 0;
let linkTimer = 0;
let unkept = false;

function buildView() {
  useEditor(plainDeckEditor());
  fill(
    byId("odds"),
    make(
      "div",
      { class: "columns" },
      make(
        "div",
        { class: "side" },
        make(
          "div",
          { class: "input-column" },
          make("h1", { "data-say": "odds.box.label" }),
          fileBar(),
          editModes(),
          make("div", { id: "odds-editor" }, editor.element),
          make("div", { id: "odds-rename", class: "actions rename", hidden: true }),
          make("p", { id: "odds-box-hint", class: "unseen", "data-say": "odds.box.hint" }),
          make(
            "p",
            { class: "under-editor" },
            make("span", { id: "odds-counts", class: "quiet" }),
            button("", () => editorSwitch.toggle(), { id: "odds-switch", class: "plain" }),
          ),
          make("p", { id: "odds-trouble", class: "trouble", role: "alert", hidden: true }),
          make("div", { id: "odds-remarks" }),
          keptText.notice(),
        ),
      ),
      make("div", { id: "odds-answer", class: "answer" }, tabList(), tabPanels()),
      make("div", { class: "after" }, make("div", { id: "odds-recent", class: "pane" })),
      resultStrip(),
    ),
  );
  drawAtNewWidths();
}

/** Pictures are drawn for the width there is: a phone that is turned, or a window made wider, gets new ones. */
function drawAtNewWidths() {
  let width = 0;
  new ResizeObserver(([{ contentRect }]) => {
    const before = width;
    width = Math.round(contentRect.width);
    // the first width is the one of the first drawing; a view that is hidden has none
    if (before !== 0 && width !== 0 && before !== width) drawOpenTab();
  }).observe(byId("odds-answer"));
}

/** The editor, for what undoes replaced texts; the code editor undoes by itself while the keyboard is in it. */
const replaceable = {
  key: "odds",
  frame: "odds-editor",
  field: "odds-text",
  text: () => session.text,
  restore: ({ text, name }) => putText(text, name, true),
};

/**
 * Another text than the one that is open, from wherever it came.
 * @param options name: of the file; step: something to go back from; fixed: the same text with faults fixed
 */
export function openText(text, options) {
  const { name, step, fixed } = options;
  rememberDeck();
  noteReplaced(replaceable, { text: session.text, name: session.name }, { text, name }, fixed);
  putText(text, name, step);
}

/** A deck of the view Decks takes the place of what was open here; the entry of the history is already its own. */
function openDeck({ text, name }, kept) {
  if (session.text === "" && kept) Object.assign(session, { text: kept.text, name: kept.name });
  suggestForm();
  openText(text, { name });
  announce(say("odds.files.converted"));
}

/** The text with a change that the form made: a step of the editor, as if it had been typed. */
export function changeText(text) {
  const { name } = session;
  noteReplaced(replaceable, { text: session.text, name }, { text, name }, true);
  editor.setText(text);
  takeText(text);
}

function putText(text, name, step) {
  session.name = name;
  editor.setText(text);
  takeText(text, step);
  drawTitle();
}

/**
 * The text as it is now. What is said and played of it follows when typing rests.
 *
 * @param {string} text
 * @param {?=} step
 */
export function takeText(text, step) {
  if (text.length > longestText()) {
    byId("odds-trouble").textContent = say("trouble.too-long", { n: longestText() });
    show(byId("odds-trouble"), true);
    editor.setText(session.text);
    return;
  }
  session.text = text;
  show(byId("odds-trouble"), false);
  if (mayBeDeckCode(text)) takeDeckCode(text);
  byId("odds-figures").classList.add("stale");
  outdateAfterPaint(session.run);
  clearTimeout(readTimer);
  clearTimeout(playTimer);
  readTimer = setTimeout(readNow, step ? 0 : READ_AFTER, step);
  clearTimeout(linkTimer);
  unkept = true;
  linkTimer = setTimeout(
    () => {
      keepWritten();
      writeView(Boolean(step));
    },
    step ? 0 : 500,
  );
}

/** What is played and shown is of another text now; the letter that made it so is on the screen first. */
function outdateAfterPaint(run) {
  afterPaint(() => {
    if (session.run !== run) return;
    if (run?.state === "running" || session.versionRun?.state === "running") stopRun();
  });
}

function keepWritten() {
  if (unkept) keepSession();
  unkept = false;
}

/** A phone ends a page in the background without a word, so what was written is kept when it goes out of sight. */
addEventListener("pagehide", keepWritten);
document.addEventListener("visibilitychange", () => document.hidden && keepWritten());
keepUnwritten("odds", () => ({ text: session.text, name: session.name }));

async function readNow(step) {
  let reading = null;
  try {
    await editorLab.learnConstants();
    keepToLimits();
    reading = await readDeck();
  } catch (broken) {
    showTrouble(say("lab.failed", { reason: broken.message }));
    return;
  }
  if (reading === null) return;
  session.reading = reading;
  drawRemarks();
  drawEditMode();
  drawRecentDecks();
  const rest = step ? 0 : PLAY_AFTER - READ_AFTER;
  if (reading.sound) startRun(rest);
  playTimer = setTimeout(playNow, rest);
}

/** A link may have been opened before the core had said what it takes. */
function keepToLimits() {
  if (!isSeed(session.seed)) session.seed = "1";
  game.number = gameNumber(game.number);
}

function playNow() {
  if (!session.reading.sound && session.text.trim() === "") session.run = null;
  // what is sound is being played already
  if (!session.reading.sound) startRun();
  drawOpenTab();
}

/** Puts the deck into the address, where it is short enough for one. */
export async function writeView(step) {
  const { text, name, seed } = session;
  const link = text === "" ? "" : await packed(text);
  if (text !== session.text || openView.key !== "odds") return;
  const fits = link.length <= LINK_LENGTH;
  writeAddress(
    { odds: fits ? link : "", seed: seed === "1" ? null : seed, ...gameParts() },
    stateOf(text, name),
    step,
  );
}

/** What an entry of the browser's history holds. */
function stateOf(text, name) {
  return text.length > STATE_LENGTH ? null : { text, name };
}

/** The game that is open is part of the link. */
export function gameParts() {
  return session.tab === "games" && !game.order && game.trace ? { topic: game.topic, game: String(game.number) } : {};
}

offer("odds", {
  async enter(parts, entry) {
    if (!editor) buildView();
    const state = takeUnwritten("odds") || entry;
    clearTimeout(linkTimer); // of the entry that was left
    const kept = keptSession();
    const asked = !state && parts["example"];
    if (asked) rememberDeck(); // as where an example is opened by its button
    const example = asked ? await exampleText(asked) : undefined;
    const linked = parts.odds ? await unpacked(parts.odds) : null;
    if (parts.odds && linked === null) {
      byId("odds-trouble").textContent = say("odds.files.bad-link");
      show(byId("odds-trouble"), true);
    }
    const given =
      state && typeof state.text === "string"
        ? state
        : linked !== null
          ? { text: linked, name: "" }
          : example !== undefined
            ? { text: example, name: asked + ".yml" }
            : session.text !== "" || !kept
              ? { text: session.text, name: session.name }
              : kept;
    if (openView.key === "odds") keepState(stateOf(given.text, given.name || ""));
    session.goal = kept?.goal ?? session.goal;
    session.seed = isSeed(parts.seed || "") ? parts.seed : "1";
    if (parts.game !== undefined) {
      session.tab = "games";
      Object.assign(game, { topic: parts.topic || "", number: gameNumber(parts.game), order: null, trace: null });
    }
    if (state?.opened) {
      openDeck(state, kept);
      return;
    }
    if (given.text === session.text) {
      drawOpenTab();
      return;
    }
    session.name = given.name || "";
    session.text = given.text.slice(0, longestText());
    editor.setText(session.text);
    drawTitle();
    readNow(true);
  },

  draw() {
    sayAll(byId("odds"));
    if (editor.rich) editor.speak();
    editorSwitch.draw();
    editorSwitch.mount();
    drawEditMode();
    drawRemarks();
    fill(byId("odds-copies"));
    drawOpenTab();
    drawRecentDecks();
  },

  /** What is open stays open, and is kept again as soon as it changes. */
  forget() {
    clearTimeout(linkTimer);
    unkept = false;
  },

  title: () => session.name,

  take: takeFile,
});
