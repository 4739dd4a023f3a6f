/*
 * The view Odds: a deck file on one side, its odds on the other. This module puts the parts on the page and draws those
 * anew that a change of the state concerns; nothing else draws.
 */

import { announce } from "../base/ui/announce.js";
import { unpacked } from "../base/core/packed-link.js";
import { button, byId, fill, make, show } from "../base/ui/elements.js";
import { offer } from "../base/ui/scripts.js";
import { onNewWidth } from "../base/ui/widths.js";
import { say, sayAll } from "../base/ui/words.js";
import { keepUnwritten, takeUnwritten } from "../base/editor/unwritten.js";
import { drawTitle } from "../base/views/views.js";
import {
  dropUnwritten,
  exampleText,
  forgetSession,
  keepWritten,
  openText,
  readText,
  recallMode,
  setTrouble,
  showExample,
  takeFiles,
} from "./state/actions.js";
import { editor, useEditor } from "./state/editor.js";
import { replayGame } from "./state/game-actions.js";
import { gameNumber, isSeed, longestText } from "./state/limits.js";
import { drawCalculator } from "./parts/calculator-place.js";
import { cardsPanel, drawCards } from "./parts/card-by-card.js";
import { editorSwitch, plainDeckEditor } from "./parts/code-editor.js";
import { drawEditMode, editModes } from "./parts/edit-mode.js";
import { deckHeader, drawDeckHeader } from "./parts/deck-header.js";
import { divider, recallWidth } from "./parts/divider.js";
import { drawGames, gamesPanel, showNumber } from "./parts/games.js";
import { drawGuide, guidePanel } from "./parts/guide.js";
import { drawOptimiser, optimiserPanel } from "./parts/optimiser.js";
import { drawRecentDecks } from "./parts/recent-decks.js";
import { drawRemarks } from "./parts/remarks.js";
import { drawRename } from "./parts/rename.js";
import { drawResults, resultsPanel } from "./parts/results.js";
import { drawStrip, resultStrip } from "./parts/strip.js";
import { showTab, tabList, tabPanels } from "./parts/tabs.js";
import { drawVersions, versionsPanel } from "./parts/versions.js";
import { drawPlan } from "./parts/wish-form.js";
import { rememberDeck } from "./state/recent-decks.js";
import { keptNotice, keptSession, oddsRecord, openDeck } from "./state/record.js";
import { isExample, odds, setGame } from "./state/state.js";

const TABS = [
  { key: "results", panel: resultsPanel, draw: drawRun },
  { key: "games", panel: gamesPanel, draw: drawReplay },
  { key: "versions", panel: versionsPanel, draw: drawVersions },
  { key: "cards", panel: cardsPanel, draw: drawCards },
  { key: "optimum", panel: optimiserPanel, draw: drawOptimiser },
  { key: "guide", panel: guidePanel, draw: drawGuide },
];

function buildView() {
  useEditor(plainDeckEditor());
  fill(
    byId("odds"),
    deckHeader(),
    make("section", { id: "odds-calculator", class: "pane", "aria-labelledby": "calculator-title", hidden: true }),
    make(
      "div",
      { class: "columns" },
      make("div", { id: "odds-answer", class: "answer" }, tabList(TABS), tabPanels(TABS)),
      make(
        "div",
        { class: "side", id: "odds-deck" },
        make(
          "div",
          { class: "input-column pane" },
          editModes(),
          make("div", { id: "odds-editor", focusin: selectExample }, editor.element),
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
          keptNotice.element(),
        ),
      ),
      divider(),
      make("div", { class: "after" }, make("div", { id: "odds-recent", class: "pane" })),
      resultStrip(),
    ),
  );
  recallMode();
  recallWidth();
  odds.subscribe(drawChange);
  drawAtNewWidths();
}

/** Pictures are drawn for the width there is: a phone that is turned, or a window made wider, gets new ones. */
function drawAtNewWidths() {
  let width = 0;
  onNewWidth(byId("odds-answer"), (exact) => {
    const before = width;
    width = Math.round(exact);
    // the first width is the one of the first drawing; a view that is hidden has none
    if (before !== 0 && width !== 0 && before !== width) drawOpenTab();
  });
}

/** The first key or paste takes the place of the example: all of it is selected when the keyboard comes to it. */
function selectExample(event) {
  if (!isExample() || byId("odds-editor").contains(event.relatedTarget)) return;
  // the press that brings the keyboard puts the cursor somewhere first; the keyboard may have gone on by then
  setTimeout(() => {
    if (isExample() && document.activeElement === event.target) editor.select(0, odds.get().text.length);
  }, 100);
}

/** Draws what a change of the state concerns. */
function drawChange(now, before) {
  const changed = (...names) => names.some((name) => now[name] !== before[name]);
  if (changed("trouble")) drawTrouble();
  if (changed("text", "opening")) drawStale();
  if (changed("name")) drawTitle();
  if (changed("name", "text", "example", "draw")) drawDeckHeader();
  if (changed("draw")) drawCalculator();
  if (changed("renaming")) drawRename();
  if (changed("reading")) drawRemarks();
  if (changed("reading", "mode")) drawEditMode();
  if (changed("reading", "remembered")) drawRecentDecks();
  if (changed("tab", "rested")) drawOpenTab();
  else drawTabChange(now, before, changed);
  if (now.game.trace !== before.game.trace) showNumber(now.game);
}

/** What changed in the open tab; the strip is below every one. */
function drawTabChange({ tab }, before, changed) {
  if (changed("run", "versionRun", "version", "progress", "runTrouble")) {
    drawRun();
    if (tab === "versions") drawVersions();
  }
  if (changed("game", "ownHand", "search") && tab === "games") drawGames();
  if (changed("topic", "filler", "answers") && tab === "cards") drawCards();
  if (changed("answers") && tab === "versions") drawVersions();
  if (changed("answers") && tab === "optimum") drawOptimiser();
  if (changed("wish") && tab === "optimum") drawWish(before);
}

/** Where a number was written, only what depends on it is drawn, since the next press may be on its way. */
function drawWish({ wish: before }) {
  const { wish } = odds.get();
  const drawn = ["locked", "filler", "text", "taken"];
  if (drawn.some((name) => wish[name] !== before[name])) drawOptimiser();
  else drawPlan();
}

/** The figures are of another text than the one that is open, or is about to be. */
function drawStale() {
  const { text, run, opening } = odds.get();
  byId("odds-figures").classList.toggle("stale", opening || run?.text !== text);
}

function drawTrouble() {
  const { trouble } = odds.get();
  byId("odds-trouble").textContent = trouble;
  show(byId("odds-trouble"), trouble !== "");
}

function drawOpenTab() {
  showTab(TABS);
  TABS.find(({ key }) => key === odds.get().tab).draw();
}

function drawRun() {
  const { run, text } = odds.get();
  if (!drawResults()) drawStrip(run?.result || null, Boolean(run) && run.text !== text);
}

/** The game of the text as it is now is requested, and drawn when it has come. */
function drawReplay() {
  replayGame();
  drawGames();
}

/** A deck of the view Decks takes the place of what was open here; the entry of the history is already its own. */
function takeDeck({ text, name }, kept) {
  if ((odds.get().text === "" || isExample()) && kept) odds.set({ text: kept.text, name: kept.name });
  openText(text, { name });
  announce(say("odds.files.converted"));
}

/** A phone ends a page in the background without a word, so what was written is kept when it goes out of sight. */
addEventListener("pagehide", keepWritten);
document.addEventListener("visibilitychange", () => document.hidden && keepWritten());
keepUnwritten("odds", openDeck);

offer("odds", {
  async enter(parts, entry) {
    if (!editor) buildView();
    const state = takeUnwritten("odds") || entry;
    dropUnwritten(); // of the entry that was left
    const kept = keptSession();
    const asked = !state && parts["example"];
    if (asked) rememberDeck(); // as where an example is opened by its button
    const example = asked ? await exampleText(asked) : undefined;
    const linked = parts.odds ? await unpacked(parts.odds) : null;
    if (parts.odds) setTrouble(linked === null ? say("odds.files.bad-link") : "");
    const open = isExample() ? { ...odds.get(), text: "", name: "" } : odds.get();
    const given =
      state && typeof state.text === "string"
        ? state
        : linked !== null
          ? { text: linked, name: "" }
          : example !== undefined
            ? { text: example, name: asked + ".yml" }
            : open.text !== "" || !kept
              ? { text: open.text, name: open.name }
              : kept;
    const draw = parts.draw ?? (state || parts.odds ? null : open.draw);
    odds.set({ draw, goal: kept?.goal ?? open.goal, seed: isSeed(parts.seed || "") ? parts.seed : "1" });
    if (parts.game !== undefined) {
      setGame({ topic: parts.topic || "", number: gameNumber(parts.game), order: null, trace: null });
      odds.set({ tab: "games" });
    }
    if (state?.opened) {
      takeDeck(state, kept);
      oddsRecord.settle();
      return;
    }
    if (given.text === "" && parts.odds === "" && !state?.text) {
      if (isExample()) drawOpenTab();
      else showExample();
      odds.set({ draw: draw ?? "" });
      oddsRecord.settle();
      return;
    }
    const text = given.text.slice(0, longestText());
    const another = text !== odds.get().text;
    odds.set({ name: given.name || "", text });
    oddsRecord.settle();
    if (!another) {
      drawOpenTab();
      return;
    }
    editor.setText(text);
    readText(true);
  },

  draw() {
    sayAll(byId("odds"));
    drawDeckHeader();
    drawCalculator();
    if (document.activeElement === document.body) byId("odds-title").focus({ preventScroll: true });
    if (editor.rich) editor.speak();
    editorSwitch.draw();
    editorSwitch.mount();
    drawEditMode();
    drawRemarks();
    fill(byId("odds-copies"));
    drawOpenTab();
    drawRecentDecks();
  },

  forget: forgetSession,

  title: () => odds.get().name,

  take: takeFiles,
});
