/*
 * Card tables that the reader brought: a file that was dropped on the page or fetched on demand is opened, and kept on
 * this device as tables, so that it is there the next time.
 */

import { decksOpened } from "./decks-part.js";
import { fileKinds } from "./file-kinds.js";
import { ask } from "../../../base/core/ask.js";
import { announce } from "../../../base/ui/announce.js";
import { make } from "../../../base/ui/elements.js";
import { keep, recall } from "../../../base/ui/storage.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { inFiles, pause } from "./file-store.js";
import { countTableChange, openTables, tables } from "./open-tables.js";
import { readAgain, refuseFile } from "../state/actions.js";

const FILES_KEPT = 8;

/** So long, in milliseconds, the tables of the site wait for the reader's own, which come first. */
const KEPT_WAIT = 1500;

/** The names of the reader's own tables that are open. */
const ownFiles = new Set();

/** The files that were taken in since the page is open, oldest first. */
let taken = [];

/** Resolves when what was kept is open; where the store is slow, it is opened when it comes. */
export const keptOpened = decksOpened.then(() => Promise.race([openKept(), pause(KEPT_WAIT)]));

async function openKept() {
  const kept = await inFiles("readonly", (store) => store.getAll());
  const files = Array.isArray(kept) ? kept.sort((a, b) => (a.at || 0) - (b.at || 0)) : [];
  for (const file of [...files, ...(files.length > 0 ? taken : [])]) {
    openFile(file);
  }
  if (files.length > 0) {
    readAgain();
  }
}

function openFile({ kind, name, bytes }) {
  const answer = JSON.parse(Cardbench.open(kind, name, bytes));
  if (answer.ok) {
    ownFiles.add(name);
  }
  countTableChange();
  return answer;
}

/** Opens and keeps a file of cards; shows how many cards it holds, or why it cannot be used. Whether it can. */
export async function takeFile(kind, name, bytes) {
  const handling = fileKinds[kind];
  if (handling?.take) {
    return handling.take(name, bytes);
  }
  await keptOpened;
  announce(say("deck.reading-file", { name }));
  const file = { kind, name, bytes };
  await Promise.all(tables.values()); // a table of the site that is on its way would take the place of this file's
  const answer = openFile(file);
  if (!answer.ok) {
    const errors = answer.diagnostics.filter((note) => note.severity === "error");
    refuseFile("deck.bad-file", { name, why: errors.map(sayDiagnostic).join(" ") });
    return false;
  }
  taken = [...taken.filter((one) => one.name !== name), file];
  const kept = await inFiles("readwrite", (store) => store.put({ ...file, at: Date.now() }));
  await dropReplaced();
  keep("files", [...new Set([...filesKept(), ...(kept === null ? [] : [name])])].slice(-FILES_KEPT));
  readAgain();
  const cards = answer.result.tables.reduce((most, table) => Math.max(most, table.cards), 0);
  announce(say(kept === null ? "deck.file-open" : "deck.file-kept", { name, n: cards }));
  return true;
}

/** A table takes the place of the older one with the same content; a file of which nothing is left is not kept. */
async function dropReplaced() {
  const open = new Set(openTables().map((table) => table.name));
  const replaced = [...ownFiles].filter((name) => !open.has(name));
  for (const name of replaced) {
    ownFiles.delete(name);
    await inFiles("readwrite", (store) => store.delete(name));
  }
  taken = taken.filter((file) => open.has(file.name));
  keep(
    "files",
    filesKept().filter((name) => !replaced.includes(name)),
  );
}

function filesKept() {
  const names = recall("files", []);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** Closes what the reader brought; the store itself is thrown away with everything else that the page keeps. */
export function closeFiles() {
  const names = openTables()
    .filter((table) => !(table.name in Cardbench.cardFiles))
    .map((table) => table.name);
  for (const name of new Set(names)) {
    ask("close", { name });
  }
  ownFiles.clear();
  taken = [];
  tables.clear();
  countTableChange();
  Object.values(fileKinds).forEach((handling) => handling.close?.());
}

/** The reader's own tables of a game that are open, each in a line below the deck. */
export function ownTableLines(kind) {
  const tablesOfKind = openTables().filter((table) => table.game === kind && !(table.name in Cardbench.cardFiles));
  return [...new Set(tablesOfKind.map((table) => table.name))].map((name) =>
    make("p", { class: "quiet own-table" }, say("deck.own-table", { name })),
  );
}
