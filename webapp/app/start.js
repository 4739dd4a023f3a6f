/*
 * The page starts: the words and the core come side by side, then everything is shown at once, so that nothing on it
 * ever moves. This script runs first; the core behind it finds the global that is made here.
 */

async function start() {
  globalThis.Cardbench = globalThis.Cardbench || {};
  const words = loadWords(wantedLanguage());
  const core = new Promise((ready) => addEventListener("DOMContentLoaded", ready, { once: true }));
  startThemeSwitch();
  startLanguageSwitch();
  startRooms();
  startDecks();
  startHelp();
  startLaterRooms();
  startOffline();
  await Promise.all([words, core]);
  byId("language").value = language;
  sayAll(document);
  enterRoom(history.state);
  show(byId("page"), true);
  if (openRoom.key === "decks") {
    byId("box").focus({ preventScroll: true });
  }
  startDesk();
  wantDeckPart();
}

start();
