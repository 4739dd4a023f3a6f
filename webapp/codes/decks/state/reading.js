/*
 * The answer of the core about a text, by one request: the codes found in it, and the picked one decoded and
 * explained. A pure function of its arguments; everything on the screen of the view Decks is drawn from its answer.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { codeViews } from "./code-views.js";

/** What stands around a code is nothing to be mended in a post: the box shows which part was read. */
const UNREMARKABLE = ["deck.text-before", "deck.text-after", "deck.white-space"];

/** What a text is that holds no code, is reported in place of this. */
const NO_CODE = ["deck.no-code", "deck.list"];

/** What a text without a code is; then it is not called unknown as well. */
const NAMES = ["deck.looks-like", "deck.page"];

/**
 * Reads a text.
 *
 * @param {string} text
 * @param {*} wantedPick which of the codes in it is looked at; one that is not there becomes the nearest. A negative
 *     number, and what a history of another program holds, leave the choice to the core
 * @return {!CodeReading}
 */
export function readText(text, wantedPick) {
  return text.trim() === "" ? emptyReading(text) : readingOf(text, ask("read", readRequest(text, wantedPick)));
}

/** The reading of a text without a code. */
export function emptyReading(text) {
  return reading({ text, from: 0, to: text.length });
}

/** The arguments of the operation `read` for those of readText. */
export function readRequest(text, wantedPick) {
  const isIndex = typeof wantedPick === "number" && Number.isInteger(wantedPick) && wantedPick >= 0;
  return isIndex ? { text, pick: wantedPick } : { text };
}

/**
 * The reading of a text from the answer of the core.
 *
 * @param {string} text
 * @param {!CoreResponse} answer
 * @return {!CodeReading}
 */
export function readingOf(text, answer) {
  const read = readPart(answer);
  const { found, pick, from, to, decoded } = read;
  const known = found.length > 0 && codeViews[found[pick].kind];
  const deck = readPart(decoded);
  const notes = decoded.diagnostics.filter((note) =>
    found.length === 0 ? !NO_CODE.includes(note.code) : known && !UNREMARKABLE.includes(note.code),
  );
  // The core of the first answer does not explain; the view reads the text again when the larger one has come.
  const explained = read.explained && readPart(read.explained);
  return reading({
    text,
    found,
    pick,
    from,
    to,
    kind: found.length > 0 ? found[pick].kind : deck?.kind || "",
    ok: decoded.ok,
    deck,
    notes: notes.map((note) => moved(note, from)),
    fields: explained ? explained.fields.map((field) => moved(field, from)) : [],
    bytes: !explained || explained.bytes === "" ? [] : explained.bytes.split(" "),
    alone: (read.alone && readPart(read.alone)) || deck,
  });
}

/**
 * A reading with these members; the others are those of an empty text.
 *
 * @param {!Object} members
 * @return {!CodeReading}
 */
function reading(members) {
  const empty = { found: [], pick: 0, kind: "", ok: false, deck: null, notes: [], fields: [], bytes: [], alone: null };
  return /** @type {!CodeReading} */ (/** @type {?} */ ({ ...empty, ...members }));
}

/** The same with its characters counted from the beginning of the whole text. */
function moved(placed, by) {
  return typeof placed.from === "number" ? { ...placed, from: placed.from + by, to: placed.to + by } : placed;
}

/** Only a deck that was read whole is changed: what could not be read would be lost. */
export function isEditable(reading) {
  return reading.ok && Boolean(reading.deck.canonical && codeViews[reading.kind].empty);
}

/** Whether the text is a code that is too damaged to be found: the core states what is wrong with it, and where. */
export function isDamaged({ found, notes }) {
  return found.length === 0 && notes.some((note) => note.severity === "error" && typeof note.from === "number");
}

/** Whether the text holds no code, but is named: a code of a game that is not read, a page about a deck. */
export function isNamed({ found, notes }) {
  return found.length === 0 && notes.some((note) => NAMES.includes(note.code));
}

/** Whether the deck has no card yet: a new one, without diagnostics. */
export function isEmptyDeck({ deck }) {
  const lists = [deck.cards, deck.main, deck.extra, deck.side, deck.mercenaries, deck.shareIds?.filter((id) => id > 0)];
  return lists.every((list) => !list || list.length === 0);
}

/** The picked code as it stands in the text, or null. */
export function pickedCode(reading) {
  return reading.found.length > 0 ? reading.found[reading.pick].text : null;
}

/** A short text that reads the same: the code under its deck's name. Null where nothing was read. */
export function shortText(reading) {
  const code = pickedCode(reading) || (reading.ok && reading.deck.canonical) || null;
  const name = reading.deck && reading.deck.name;
  return code && name ? "### " + name + "\n" + code : code;
}
