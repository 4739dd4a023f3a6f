/*
 * What the core says about a text: the codes found in it, and the picked one decoded and explained. A pure
 * function of its arguments; everything on the screen of the view Decks is drawn from its answer.
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
  const found = text.trim() === "" ? [] : (readPart(ask("identify", { text })) || {}).found || [];
  const pick = Math.min(Math.max(wantedPick, 0), Math.max(found.length - 1, 0));
  const { from, to } = surroundings(text, found, pick);
  const reading = { text, found, pick, from, to, kind: "", ok: false, deck: null, notes: [], fields: [], bytes: [] };
  if (text.trim() === "") {
    return reading;
  }
  const part = text.slice(from, to);
  const kind = found.length > 0 && codeViews[found[pick].kind] ? found[pick].kind : undefined;
  const decoded = ask("decode", { text: part, kind });
  reading.ok = decoded.ok;
  reading.deck = readPart(decoded);
  reading.notes = decoded.diagnostics
    .filter((note) => (found.length === 0 ? note.code !== NO_CODE : kind && !UNREMARKABLE.includes(note.code)))
    .map((note) => moved(note, from));
  reading.kind = found.length > 0 ? found[pick].kind : reading.deck?.kind || "";
  // The core of the first answer does not explain; the view reads the text again when the larger one has come.
  const explained = readPart(ask("explain", { text: part, kind }));
  if (explained) {
    reading.fields = explained.fields.map((field) => moved(field, from));
    reading.bytes = explained.bytes === "" ? [] : explained.bytes.split(" ");
  }
  return reading;
}

/** The text that belongs to a code: from the end of the code before it to the beginning of the next. */
function surroundings(text, found, pick) {
  const code = found[pick] || { from: 0, to: text.length };
  return {
    from: Math.max(0, ...found.map((other) => other.to).filter((end) => end <= code.from)),
    to: Math.min(text.length, ...found.map((other) => other.from).filter((begin) => begin >= code.to)),
  };
}

/** The same with its characters counted from the beginning of the whole text. */
function moved(placed, by) {
  return typeof placed.from === "number" ? { ...placed, from: placed.from + by, to: placed.to + by } : placed;
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
