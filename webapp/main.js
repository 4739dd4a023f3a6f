/*
 * The page starts: the words and the core come side by side, then everything is shown at once, so that nothing on it
 * ever moves. This script runs first; the core behind it finds the global that is made here.
 */

import { prefetchDecksCore } from "./core/decks-core.js";
import { byId, show } from "./ui/elements.js";
import { startLanguageSwitch, wantedLanguage } from "./views/language.js";
import { readAddress } from "./ui/address.js";
import { whenIdle } from "./ui/idle.js";
import { loadPart } from "./ui/parts.js";
import { afterPress } from "./ui/press.js";
import { startThemeSwitch } from "./ui/theme.js";
import { expectWords, language, loadDiagnostics, loadWords, sayAll } from "./ui/words.js";
import { prefetchBytesPart } from "./views/decks/bytes-part.js";
import { prefetchCardsPart, showAgain } from "./views/decks/actions.js";
import { loadStartPart } from "./views/decks/start-part.js";
import { deckState } from "./views/decks/state.js";
import { prefetchSmallParts, startDecks } from "./views/decks/view.js";
import { startLazyViews } from "./views/lazy-views.js";
import { enterView, openView, startViews } from "./views/views.js";

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
  // most decks have no faults: only one that has some waits for the sentences that say them
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
  prefetchDecksCore();
  prefetchCardsPart();
}

start().catch((failed) => {
  byId("unstarted").classList.add("failed");
  throw failed;
});
