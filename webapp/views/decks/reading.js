/*
 * What the core says about a text, asked in one question: the codes found in it, and the picked one decoded and
 * explained. A pure function of its arguments; everything on the screen of the view Decks is drawn from its answer.
 */

import { ask, readPart } from "../../core/ask.js";
import { codeViews } from "./code-views.js";

/** What stands around a code is nothing to be mended in a post: the box shows which part was read. */
const UNREMARKABLE = ["deck.text-before", "deck.text-after", "deck.white-space"];

/** What a text is that holds no code, is said in place of this. */
const NO_CODE = "deck.no-code";

/**
 * What a text says.
 *
 * @param {string} text
 * @param {number} wantedPick which of the codes in it is looked at; one that is not there becomes the nearest
 * @return {!CodeReading}
 */
export function readText(text, wantedPick) {
  const reading = { text, found: [], pick: 0, from: 0, to: text.length, kind: "", ok: false, deck: null, notes: [] };
  if (text.trim() === "") {
    return { ...reading, fields: [], bytes: [], alone: null };
  }
  const read = readPart(ask("read", { text, pick: Math.max(wantedPick, 0) }));
  const { found, from, decoded } = read;
  const known = found.length > 0 && codeViews[found[read.pick].kind];
  const deck = readPart(decoded);
  const notes = decoded.diagnostics.filter((note) =>
    found.length === 0 ? note.code !== NO_CODE : known && !UNREMARKABLE.includes(note.code),
  );
  // The core of the first answer does not explain; the view reads the text again when the larger one has come.
  const explained = read.explained && readPart(read.explained);
  return {
    ...reading,
    found,
    pick: read.pick,
    from,
    to: read.to,
    kind: found.length > 0 ? found[read.pick].kind : deck?.kind || "",
    ok: decoded.ok,
    deck,
    notes: notes.map((note) => moved(note, from)),
    fields: explained ? explained.fields.map((field) => moved(field, from)) : [],
    bytes: !explained || explained.bytes === "" ? [] : explained.bytes.split(" "),
    alone: (read.alone && readPart(read.alone)) || deck,
  };
}

/** The same with its characters counted from the beginning of the whole text. */
function moved(placed, by) {
  return typeof placed.from === "number" ? { ...placed, from: placed.from + by, to: placed.to + by } : placed;
}

/** Only a deck that was read whole is changed: what could not be read would be lost. */
export function isEditable(reading) {
  return reading.ok && Boolean(reading.deck.canonical && codeViews[reading.kind].empty);
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
