/*
 * A deck with the names of its cards, as the core answers it: requested once for each reading, language and set of
 * tables.
 */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { ask } from "../../../base/core/ask.js";
import { games } from "./games.js";
import { openTables, tableChanges } from "./open-tables.js";
import { bringTables, haveTables } from "./tables.js";
import { codeViews } from "../state/code-views.js";

const shownDecks = new WeakMap();

/** Languages that name most cards, in the order in which they are tried where the chosen one lacks a name. */
const OTHER_TAGS = ["en", "zh-CN", "ja"];

/** The nearest language of one that a game may not have. */
const NEAREST = { "zh-CN": "zh-TW" };

/** The answer of `deck`; null as long as the tables are on their way, and where the core shows no decks of the kind. */
export function shownDeck(reading) {
  const kind = reading.deck ? reading.deck.kind || reading.kind : null;
  if (!kind || !codeViews[kind]) {
    return null;
  }
  if (games[kind] && games[kind].shown) {
    return games[kind].shown(reading);
  }
  const tag = cardLanguage();
  if (!haveTables(kind, [tag])) {
    bringTables(kind, [tag]);
    return null;
  }
  const key = tag + tableChanges() + openTables().length;
  const kept = shownDecks.get(reading);
  if (kept && kept.key === key) {
    return kept.shown;
  }
  const answer = ask("deck", { deck: { ...reading.deck, kind }, language: tag });
  const shown = answer.ok ? answer.result : null;
  shownDecks.set(reading, { key, shown });
  if (shown && shown.sections.some((section) => section.rows.some(isNameless))) {
    bringOtherNames(kind);
  }
  return shown;
}

/** Whether a card has no name in any language that is open. A card that no table has is in no other language either. */
function isNameless(row) {
  return row.known && row.name === String(row.id);
}

/** Brings the names of the first of these languages that is not there yet; the view is then drawn anew. */
function bringOtherNames(kind) {
  const next = [NEAREST[cardLanguage()], ...OTHER_TAGS].find((tag) => tag && !haveTables(kind, [tag]));
  if (next) {
    bringTables(kind, [next]);
  }
}
