/* The page starts: the words first, then everything at once, so that nothing on it ever moves. */

async function start() {
  startThemeSwitch();
  startLanguageSwitch();
  startRooms();
  startDecks();
  startHelp();
  startOffline();
  await loadWords(wantedLanguage());
  byId("language").value = language;
  sayAll(document);
  enterRoom(history.state);
  show(byId("page"), true);
  if (openRoom.key === "decks") {
    byId("box").focus({ preventScroll: true });
  }
}

start();
