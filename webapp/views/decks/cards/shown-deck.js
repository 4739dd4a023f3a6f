/*
 * A deck with the names of its cards, as the core answers it: asked once for each reading, language and set of
 * tables.
 */

import { ask } from "../../../core/ask.js";
import { games } from "./games.js";
import { bringTables, cardLanguage, haveTables, openTables } from "./tables.js";
import { codeViews } from "../code-views.js";

const shownDecks = new WeakMap();

/** Counts the changes of the open tables: what was answered before one is asked again. */
let tableChanges = 0;

export function countTableChange() {
  tableChanges++;
}

/** The answer of `deck`; null as long as the tables are on their way, and where the core shows no decks of the kind. */
export function shownDeck(reading) {
  const kind = reading.deck ? reading.deck.kind || reading.kind : null;
  if (!kind || !codeViews[kind]) {
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
  const key = tags[0] + tableChanges + openTables().length;
  const kept = shownDecks.get(reading);
  if (kept && kept.key === key) {
    return kept.shown;
  }
  const answer = ask("deck", { deck: { ...reading.deck, kind }, language: tags[0] });
  const shown = answer.ok ? answer.result : null;
  shownDecks.set(reading, { key, shown });
  return shown;
}
