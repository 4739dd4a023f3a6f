/*
 * The page starts: the words and the core come side by side, then everything is shown at once, so that nothing on it
 * ever moves. This script runs first; the core behind it finds the global that is made here.
 */

import { prefetchDecksCore } from "./core/decks-core.js";
import { byId, show } from "./ui/elements.js";
import { startLanguageSwitch, wantedLanguage } from "./views/language.js";
import { readAddress } from "./ui/address.js";
import { whenIdle } from "./ui/idle.js";
import { startOffline } from "./ui/offline.js";
import { startThemeSwitch } from "./ui/theme.js";
import { expectDiagnostics, language, loadDiagnostics, loadWords, sayAll } from "./ui/words.js";
import { prefetchCardsPart, redraw } from "./views/decks/cards-part.js";
import { startDecks } from "./views/decks/view.js";
import { startLazyViews } from "./views/lazy-views.js";
import { enterView, openView, startViews } from "./views/views.js";

async function start() {
  globalThis.Cardbench = globalThis.Cardbench || {};
  if (readAddress().deck) expectDiagnostics();
  const words = loadWords(wantedLanguage());
  const core = new Promise((ready) => addEventListener("DOMContentLoaded", ready, { once: true }));
  startThemeSwitch();
  startLanguageSwitch();
  startViews();
  startDecks();
  startLazyViews();
  startOffline();
  await Promise.all([words, core]);
  byId("language").value = language;
  sayAll(document);
  enterView(history.state);
  show(byId("page"), true);
  if (openView.key === "decks") {
    byId("box").focus({ preventScroll: true });
  }
  whenIdle(() =>
    loadDiagnostics().then(
      (fresh) => fresh && redraw(),
      () => undefined,
    ),
  );
  prefetchDecksCore();
  prefetchCardsPart();
}

start();
