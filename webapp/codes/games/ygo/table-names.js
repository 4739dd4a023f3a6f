/*
 * Decks of Yu-Gi-Oh! with the names of the site's card tables, or else those that their texts have. Files of the reader
 * come before them (card-names.js).
 */

import { writtenNames } from "./written-names.js";
import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage } from "../../../base/ui/card-language.js";
import { openTables, tableChanges } from "../../decks/cards/open-tables.js";
import { bringTables, haveTables } from "../../decks/cards/tables.js";

/** The tables have the name of the game, which has several kinds of codes. */
const GAME = "ygo";

/** The language that names most cards, where the reader's lacks a name. */
const OTHER_TAG = "en";

const decks = new WeakMap();

/** Whether the tables in these languages are there; if not, they are brought, and the view is drawn anew. */
function awaitsTables(tags) {
  if (haveTables(GAME, tags)) return false;
  bringTables(GAME, tags);
  return true;
}

/** The deck as the core shows it; null as long as the tables are on their way. */
export function deckByTables(reading) {
  const language = cardLanguage();
  if (awaitsTables([language])) return null;
  const key = [language, tableChanges(), openTables().length].join();
  const kept = decks.get(reading);
  if (kept?.key === key) return kept.shown;
  const names = Object.fromEntries(writtenNames(reading));
  const shown = readPart(ask("deck", { deck: { ...reading.deck, kind: reading.kind, names }, language }));
  decks.set(reading, { key, shown });
  if (rowsOf(shown).some((row) => !row.known)) awaitsTables([OTHER_TAG]);
  return shown;
}

function rowsOf(shown) {
  return shown ? shown.sections.flatMap((section) => section.rows) : [];
}

/** The rows of the cards that the tables know, by id. */
export function rowsByTables(reading) {
  return new Map(
    rowsOf(deckByTables(reading))
      .filter((row) => row.known)
      .map((row) => [row.id, row]),
  );
}

/** A deck that a reader's files name, with what the tables know of its other cards. */
export function completed(shown, reading) {
  if (rowsOf(shown).every((row) => row.known)) return shown;
  const byId = rowsByTables(reading);
  const row = (one) => (one.known || !byId.has(one.id) ? one : { ...byId.get(one.id), count: one.count });
  return {
    ...shown,
    sections: shown.sections.map((section) => ({ ...section, rows: section.rows.map(row) })),
    checks: shown.checks.map((check) => withName(check, byId)),
  };
}

/** A rule that a card breaks; the core gives the number of a card that no file names: "#62320425 (remark)". */
function withName(check, byId) {
  const written = check.args?.["name"] ?? "";
  const row = byId.get(Number(/^#(\d+)/.exec(written)?.[1]));
  // English readers get the sentence of the core, others that of the page
  return row
    ? { ...check, message: check.message.replace(written, () => row.name), args: { ...check.args, "name": row.name } }
    : check;
}

/** The cards whose names fit a search. */
export function searchTables(text, limit) {
  const language = cardLanguage();
  if (awaitsTables([language])) return [];
  return readPart(ask("cards.search", { kind: "ydke", text, limit, language }))?.cards ?? [];
}

/** The answer to a list of names; null as long as the tables are on their way. */
export function encodeByTables(lines) {
  const language = cardLanguage();
  return awaitsTables([language]) ? null : ask("encode", { kind: "ydk", lines, language });
}
