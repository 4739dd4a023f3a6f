/*
 * Which card tables a deck needs, and whether they are there: what all languages share of a game, and the names in
 * the language in which cards are to be named. A table is a script; the service worker keeps it from its first use on.
 */

import { loadTable } from "../../../base/core/early-tables.js";
import { KEPT_LANGUAGE, TABLE_TAGS } from "../../../base/ui/card-language.js";
import { afterPress } from "../../../base/ui/press.js";
import { keep } from "../../../base/ui/storage.js";
import { pageLanguage } from "../../../base/ui/words.js";
import { readAgain } from "../state/actions.js";
import { keptOpened } from "./kept-files.js";
import { openTables, tables } from "./open-tables.js";

export function chooseCardLanguage(tag) {
  keep(KEPT_LANGUAGE, tag === TABLE_TAGS[pageLanguage()] ? "" : tag);
  readAgain();
}

/** The languages that this site has names in, of a game's cards. */
export function languagesOf(game) {
  const listed = Object.keys(Cardbench.cardFiles).filter((name) => name.startsWith(game + "."));
  const tags = [
    ...listed.map((name) => name.slice(game.length + 1)),
    ...openTables()
      .filter((one) => one.game === game)
      .map((one) => one.content),
  ];
  return [...new Set(tags)].filter((tag) => tag !== "cards").sort();
}

/**
 * The tables that a game's cards need in these languages, and that are not there yet; those of a file that was
 * dropped count.
 */
export function missingTables(game, tags) {
  const open = openTables().map((one) => one.game + "." + one.content);
  return ["cards", ...tags]
    .map((content) => game + "." + content)
    .filter((name) => name in Cardbench.cardFiles && !open.includes(name));
}

/** Whether everything that can be had is there; a table that could not be loaded is not waited for. */
export function haveTables(game, tags) {
  return missingTables(game, tags).every((name) => tables.get(name) === false);
}

/** Whether a table that is needed could not be loaded. */
export function lackTables(game, tags) {
  return missingTables(game, tags).some((name) => tables.get(name) === false);
}

/** Brings the tables that are missing; the view is drawn anew when they have come. */
export async function bringTables(game, tags) {
  await keptOpened;
  const missing = missingTables(game, tags).filter((name) => tables.get(name) !== false);
  const fresh = missing.filter((name) => !tables.has(name));
  for (const name of fresh) {
    tables.set(name, bringTable(name));
  }
  await Promise.all(missing.map((name) => tables.get(name)));
  if (fresh.length > 0) {
    afterPress(readAgain);
  }
}

async function bringTable(name) {
  try {
    await loadTable(name);
    tables.set(name, true);
  } catch (offline) {
    tables.set(name, false);
  }
}

/** What could not be loaded is requested once more. */
export function retryTables() {
  for (const [name, state] of tables) {
    if (state === false) {
      tables.delete(name);
    }
  }
  readAgain();
}
