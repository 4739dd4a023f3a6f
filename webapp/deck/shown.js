/* A deck with the names of its cards, as the core answers it: asked once for each reading, language and set of tables. */

const shownDecks = new WeakMap();
let tablesChanged = 0;

/** The answer of `deck`; null as long as the tables are on their way, and where the core shows no decks of the kind. */
function shownDeck(reading) {
  const kind = reading.deck ? reading.deck.kind || reading.kind : null;
  if (!kind || !deckViews[kind]) {
    return null;
  }
  if (games[kind] && games[kind].shown) {
    return games[kind].shown(reading);
  }
  const tags = [cardLanguage()];
  if (!haveTables(kind, tags)) {
    bringTables(kind, tags);
    return null;
  }
  const key = tags[0] + tablesChanged + openTables().length;
  const kept = shownDecks.get(reading);
  if (kept && kept.key === key) {
    return kept.shown;
  }
  const answer = ask("deck", { deck: { ...reading.deck, kind }, language: tags[0] });
  const shown = answer.ok ? answer.result : null;
  shownDecks.set(reading, { key, shown });
  return shown;
}
