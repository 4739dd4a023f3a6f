/*
 * One field of the bytes: its name, its value and how the bytes make it, what that means, and where it
 * stands.
 */

import { make } from "../../../base/ui/elements.js";
import { say, sayTerm } from "../../../base/ui/words.js";
import { cardsPart } from "../state/cards-part.js";
import { byteViews } from "../state/code-views.js";

/** @param {!CodeReading} reading */
export function readout(reading, i) {
  const field = reading.fields[i];
  const meaning = fieldMeaning(field, reading);
  return [
    make("strong", null, fieldName(field, reading)),
    make("span", { class: "value" }, arithmetic(field, reading)),
    meaning && make("span", null, meaning),
    make("span", { class: "quiet" }, fieldPlace(field)),
  ];
}

function fieldName(field, reading) {
  const view = byteViews[reading.kind];
  const name = view.fieldName ? view.fieldName(field) : sayTerm(field.name);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function fieldMeaning(field, reading) {
  const view = byteViews[reading.kind];
  const meaning = view.meaning ? view.meaning(field, reading) : sayTerm(field.meaning);
  // the deck may be shown with names that were opened after the bytes were explained
  const name = field.name === "card" ? cardsPart.nameOf?.(reading, field.meaning) : "";
  return name ? meaning + " " + name : meaning;
}

/** The same as one sentence, for those who hear it; it begins with what is seen, by which voice control finds it. */
export function fieldWords(field, reading) {
  const bytes = reading.bytes.slice(field.byteFrom, field.byteTo).join(" ");
  return [bytes, fieldName(field, reading), String(field.value), fieldMeaning(field, reading)]
    .filter((part) => part)
    .join(", ");
}

function fieldPlace(field) {
  return say("bytes.place", {
    bytes: span(field.byteFrom, field.byteTo),
    characters: span(field.from + 1, field.to + 1),
  });
}

/** A range as people write it; `to` is exclusive. */
function span(from, to) {
  return to - from <= 1 ? String(from) : from + "\u2013" + (to - 1);
}

/** A value of several bytes is a sum: seven bits of each, every next byte worth 128 times as much. */
function arithmetic(field, reading) {
  const bytes = reading.bytes.slice(field.byteFrom, field.byteTo).map((hex) => parseInt(hex, 16));
  const sum = bytes.reduce((total, byte, i) => total + (byte % 128) * 128 ** i, 0);
  if (bytes.length < 2 || sum !== field.value) {
    return String(field.value);
  }
  const parts = bytes.map((byte, i) => (i === 0 ? String(byte % 128) : (byte % 128) + "\u00a0\u00d7\u00a0" + 128 ** i));
  return parts.join(" + ") + " = " + field.value;
}
