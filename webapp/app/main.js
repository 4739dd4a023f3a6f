/*
 * The page starts: the words and the core come side by side, then everything is shown at once, so that nothing on it
 * ever moves. This script runs first; the core behind it finds the global that is made here.
 */

import { byId, show } from "../base/ui/elements.js";
import { startLanguageSwitch, wantedLanguage } from "./language.js";
import { readAddress } from "../base/ui/address.js";
import { whenIdle } from "../base/ui/idle.js";
import { loadPart } from "../base/ui/parts.js";
import { afterPress } from "../base/ui/press.js";
import { startThemeSwitch } from "./theme.js";
import { expectWords, language, loadDiagnostics, loadWords, sayAll } from "../base/ui/words.js";
import { prefetchBytesPart } from "../codes/decks/parts/bytes-part.js";
import { prefetchCardsPart, showAgain } from "../codes/decks/state/actions.js";
import { loadStartPart } from "../codes/decks/parts/start-part.js";
import { deckState } from "../codes/decks/state/state.js";
import { prefetchSmallParts, startDecks } from "../codes/decks/view.js";
import { startLazyViews } from "./lazy-views.js";
import { enterView, openView, startViews } from "../base/views/views.js";

async function start() {
  globalThis.Cardbench = globalThis.Cardbench || {};
  const withDeck = Boolean(readAddress().deck);
  // what there is before the first deck comes side by side with the words
  if (!withDeck) expectWords("start");
  const words = loadWords(wantedLanguage());
  const startPart = !withDeck && loadStartPart(words);
  const core = new Promise((ready) => addEventListener("DOMContentLoaded", ready, { once: true }));
  startThemeSwitch();
  startLanguageSwitch();
  startViews();
  startDecks();
  startLazyViews();
  await Promise.all([words, core, startPart]);
  if (!Cardbench.call) throw new Error("no core");
  byId("language").value = language;
  sayAll(document);
  enterView(history.state);
  // most decks have no faults: only a deck with faults waits for their sentences
  const { reading } = deckState();
  if (reading?.notes.length > 0 || reading?.alone?.clientAccepts === false) {
    await loadDiagnostics().then(showAgain, () => undefined);
  }
  byId("unstarted").remove();
  show(byId("page"), true);
  if (openView.key === "decks") {
    byId("box").focus({ preventScroll: true });
  }
  whenIdle(() =>
    loadDiagnostics().then(
      (fresh) => fresh && afterPress(showAgain),
      () => undefined,
    ),
  );
  whenIdle(() => loadPart(["input", "offline"], ["offline"], []).catch(() => undefined));
  prefetchBytesPart();
  prefetchSmallParts();
  prefetchCardsPart();
}

start().catch((failed) => {
  byId("unstarted").classList.add("failed");
  throw failed;
});
