/*
 * Decks of Yu-Gi-Oh! with the names of the card databases that the reader brought. A worker holds these; until it has
 * answered, cards are shown by number.
 */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { breaksLimits, changeLine, limitArgument, limitChoice, readLimitLists } from "./limits.js";
import { addFileKind } from "../../decks/cards/file-kinds.js";
import { announce } from "../../../base/ui/announce.js";
import { make } from "../../../base/ui/elements.js";
import { loadModules, offered } from "../../../base/ui/scripts.js";
import { recall } from "../../../base/ui/storage.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { readAgain, refuseFile } from "../../decks/state/actions.js";
import { encodeByTables, rowsByTables } from "./table-names.js";
import { writtenNames } from "./written-names.js";

/** What was answered of a deck, by its kind, cards and list of limits: {version, deck, shown, change, answered}. */
const ygoAnswers = new Map();
const YGO_ANSWERS_KEPT = 20;

/** The part of the labs that holds the files; null until it is there. */
function ygoFiles() {
  return offered("workers")?.cardFiles ?? null;
}

/** Whether a database was brought, on this visit or an earlier one. */
export function hasYgoFiles() {
  const files = ygoFiles();
  const kept = recall("card-files", []);
  return files && files.open.length > 0 ? true : Array.isArray(kept) && kept.length > 0;
}

/** A number that changes with the open files. */
export function filesVersion() {
  return ygoFiles()?.version ?? 0;
}

export async function whenYgoFiles() {
  if (!ygoFiles()) {
    await loadModules("workers");
  }
  await ygoFiles().whenKept();
  return ygoFiles();
}

function ygoKey({ kind, deck }) {
  return JSON.stringify([kind, deck.main, deck.extra, deck.side, limitArgument()]);
}

/** Whether a deck waits for what the reader's files say of its cards: their names are on their way. */
export function awaitsFiles(reading) {
  return hasYgoFiles() && !ygoAnswers.get(ygoKey(reading))?.answered;
}

/** What the worker knows of a deck; requested, and null, where it is not known yet. */
export function ygoAnswer(reading) {
  if (!hasYgoFiles()) {
    return null;
  }
  const answer = ygoAnswers.get(ygoKey(reading));
  if (!answer || (ygoFiles() && answer.version !== ygoFiles().version)) {
    askYgo(reading);
  }
  return answer && answer.shown ? answer : null;
}

async function askYgo(reading) {
  const key = ygoKey(reading);
  const waiting = { ...ygoAnswers.get(key), version: ygoFiles() ? ygoFiles().version : 0, answered: false };
  ygoAnswers.set(key, waiting);
  try {
    const files = await whenYgoFiles();
    waiting.version = files.version;
    const deck = await homed(files, reading);
    await readLimitLists(files, [...new Set([...deck.main, ...deck.extra, ...deck.side])]);
    const request = { deck: { ...deck, kind: reading.kind }, ...limitArgument() };
    const answer = await files.ask("deck", { ...request, language: cardLanguage() });
    const shown = answer.ok ? answer.result : null;
    const change = shown && breaksLimits(shown) ? (await files.ask("limits.change", request)).result : null;
    if (shown) keepRows(shown.sections.flatMap((section) => section.rows).filter((row) => row.known));
    ygoAnswers.delete(key);
    ygoAnswers.set(ygoKey(reading), { version: files.version, deck, shown, change, answered: true });
    if (ygoAnswers.size > YGO_ANSWERS_KEPT) {
      ygoAnswers.delete(ygoAnswers.keys().next().value);
    }
    readAgain();
  } catch (noWorker) {
    // The deck stays as it is, by number; the next opened file sends the request again.
    waiting.version = ygoFiles() ? ygoFiles().version : 0;
    waiting.answered = true;
    readAgain();
  }
}

/** The cards that were requested from the open databases, by id: an edited deck has its names before the answer. */
let rows = { version: 0, byId: new Map() };

export function keepRows(known) {
  const version = ygoFiles().version;
  const before = rows.version === version ? rows.byId : [];
  rows = { version, byId: new Map([...before, ...known.map((row) => [row.id, row])]) };
}

/** A row with what is known of its card. */
export function withFacts(row) {
  const known = hasYgoFiles() && rows.byId.get(row.id);
  return known ? { ...known, count: row.count } : row;
}

/** Codes of Omega do not state which cards are of the extra deck: the database does. */
async function homed(files, reading) {
  const plain = { main: reading.deck.main, extra: reading.deck.extra, side: reading.deck.side };
  if (reading.kind !== "omega") {
    return plain;
  }
  const answer = await files.ask("decode", { text: reading.deck.canonical, kind: "omega" });
  const read = answer.ok ? answer.result : plain;
  return { main: read.main, extra: read.extra, side: read.side };
}

/** The deck with its cards in the parts where they belong, as far as that is known. */
export function ygoDeckOf(reading) {
  const answer = ygoAnswer(reading);
  return answer ? answer.deck : reading.deck;
}

/** What the cards of a deck are called, by id, as far as that is known: by open databases, or else by its text. */
export function cardNames(reading) {
  const answer = ygoAnswer(reading);
  const shown = answer ? answer.shown.sections.flatMap((section) => section.rows) : [...rows.byId.values()];
  const known = [...rowsByTables(reading).values(), ...shown.filter((row) => row.known)];
  return new Map([...writtenNames(reading), ...known.map((row) => [row.id, row.name])]);
}

/** Files of Yu-Gi-Oh! that are dropped here: databases, lists of archetypes and of limits. */
const YGO_FILE = "ygo";

/** Takes such a file in; shows that it is open, or why it cannot be used. Whether it can. */
async function takeYgoFile(name, bytes) {
  announce(say("deck.reading-file", { name }));
  const files = await whenYgoFiles();
  const answer = await files.take({ name, kind: files.kindOf(name) || CARD_DATABASE, bytes });
  if (!answer.ok) {
    const errors = answer.diagnostics.filter((note) => note.severity === "error");
    refuseFile("deck.bad-file", { name, why: errors.map(sayDiagnostic).join(" ") });
    return false;
  }
  readAgain();
  const notes = answer.diagnostics.slice(0, 3).map(sayDiagnostic);
  announce(
    [
      say(files.open.find((file) => file.name === name).kept ? "ygo.file-kept" : "ygo.file-open", { name }),
      ...notes,
    ].join(" "),
  );
  return true;
}

/** What the core opens card databases as. */
const CARD_DATABASE = "cards.cdb";

/** Which databases name the cards, or where names come from; and the list of limits of the deck. */
export function ygoSources(reading) {
  const files = ygoFiles() ? ygoFiles().open.filter((file) => file.kind === CARD_DATABASE) : [];
  const answer = ygoAnswer(reading);
  return [
    answer && answer.change && answer.change.removed > 0 && changeLine(answer.deck, answer.change, cardNames(reading)),
    limitChoice(readAgain),
    files.map((file) => make("p", { class: "quiet own-table" }, say("deck.own-table", { name: file.name }))),
  ];
}

/** What was answered to lists of names, by their texts: {version, answer}. */
const namesAnswers = new Map();
const NAMES_ANSWERS_KEPT = 4;

/** The answer to a list of names, by the files or else by the tables; null where it is not known yet. */
export function encodeYgoNames(text, lines) {
  if (!hasYgoFiles()) {
    return encodeByTables(lines);
  }
  const known = namesAnswers.get(text);
  if (!known || (ygoFiles() && known.version !== ygoFiles().version)) {
    askNames(text, lines);
  }
  return known ? known.answer : null;
}

async function askNames(text, lines) {
  const asked = { version: ygoFiles() ? ygoFiles().version : 0, answer: null };
  namesAnswers.delete(text);
  namesAnswers.set(text, asked);
  if (namesAnswers.size > NAMES_ANSWERS_KEPT) {
    namesAnswers.delete(namesAnswers.keys().next().value);
  }
  try {
    const files = await whenYgoFiles();
    asked.version = files.version;
    const answer = await files.ask("encode", { kind: "ydk", lines });
    asked.answer = answer.ok || answer.partial ? answer : null;
    if (asked.answer) readAgain();
  } catch (noWorker) {
    // The text stays what it was; the next opened file sends the request again.
  }
}

addFileKind(YGO_FILE, { take: takeYgoFile, close: () => ygoFiles()?.closeAll() });
