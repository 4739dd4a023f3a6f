/*
 * A ydk file is edited line by line: the lines of cards come and go, and comments, names of creators and the order of
 * everything else stay as their author wrote them.
 */

import { PARTS } from "./editing.js";

/** The lines that begin the parts. */
const MARKS = ["#main", "#extra", "!side"];

/** The fields of the core that are cards, by part. */
const CARDS = PARTS.map((part) => part + "-deck-card");

/**
 * The text of a file for another deck; null where its lines do not state which deck it holds.
 *
 * @param {string} code the text
 * @param {!Array<!Object>} fields the answer of the core for its lines, {name, from, value}, from counted in the code
 * @param {!Object} deck
 * @param {!Map<number, string>} names of cards, for files in which a comment above each card names it
 * @return {?string}
 */
export function withDeck(code, fields, deck, names) {
  const end = /\r\n?|\n/.exec(code)?.[0] || "\n";
  const file = { lines: linesOf(code, fields), end, names, named: false, removed: new Map() };
  file.named = isNamed(file.lines);
  const known = file.lines.every(({ field }) => field !== undefined);
  // several ids may be on one line
  if (!known || fields.length > file.lines.length) return null;
  const places = PARTS.map((part, i) => file.lines.findIndex((line) => line.field.name === CARDS[i]));
  if (places.some((place, i) => place >= 0 && !hasMark(file.lines, i, place))) return null;
  PARTS.forEach((part, i) => removeSurplus(file, i, deck[part]));
  PARTS.forEach((part, i) => addMissing(file, i, deck[part]));
  return file.lines.map((line) => line.text + line.end).join("");
}

/** Each line with its ending, and the answer of the core for it. */
function linesOf(code, fields) {
  const byPlace = new Map(fields.map((field) => [field.from, { ...field, name: field.name.replace(/ /g, "-") }]));
  return [...code.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
    .filter(([line]) => line !== "")
    .map((line) => ({ text: line[1], end: line[2], field: byPlace.get(line.index) }));
}

/** Whether the cards of a part are below its mark: the parts of a file without marks are decided by the core. */
function hasMark(lines, part, place) {
  return lines.slice(0, place).some(({ field }) => field.name === "part" && field.value === part);
}

/** Whether a comment above each card names it, as EDOPro writes files on demand. */
function isNamed(lines) {
  const cards = lines.map((line, i) => i).filter((i) => lines[i].field && CARDS.includes(lines[i].field.name));
  return cards.length > 0 && cards.every((i) => isName(lines[i - 1]));
}

function isName(line) {
  return line?.field?.name === "comment" && /^# *\S/.test(line.text);
}

function removeSurplus(file, part, ids) {
  const held = () => file.lines.filter(({ field }) => field.name === CARDS[part]).map(({ field }) => field.value);
  for (const id of new Set(held())) {
    const wanted = ids.filter((one) => one === id).length;
    while (held().filter((one) => one === id).length > wanted) removeLast(file, part, id);
  }
}

function removeLast(file, part, id) {
  const at = lastOf(file.lines, part, id);
  const from = file.named && isName(file.lines[at - 1]) ? at - 1 : at;
  if (from < at) file.removed.set(id, file.lines[from].text);
  const [...gone] = file.lines.splice(from, at + 1 - from);
  // the last line of a code has no end
  if (from === file.lines.length && from > 0) file.lines[from - 1].end = gone[gone.length - 1].end;
}

function addMissing(file, part, ids) {
  for (const id of new Set(ids)) {
    const held = file.lines.filter(({ field }) => field.name === CARDS[part] && field.value === id).length;
    for (let i = held; i < ids.filter((one) => one === id).length; i++) addCard(file, part, id);
  }
}

function addCard(file, part, id) {
  const card = { text: String(id), end: file.end, field: { name: CARDS[part], value: id } };
  const name = file.names.has(id) ? "# " + file.names.get(id) : file.removed.get(id);
  const comment = { text: name, end: file.end, field: { name: "comment", value: 0 } };
  insert(file, placeFor(file, part, id), file.named && name ? [comment, card] : [card]);
}

/** Behind the last copy, else behind the last card of the part, else behind its mark, which comes first if need be. */
function placeFor(file, part, id) {
  const { lines } = file;
  const copy = lastOf(lines, part, id);
  const card = copy >= 0 ? copy : lines.findLastIndex(({ field }) => field.name === CARDS[part]);
  const at = card >= 0 ? card : lines.findIndex(({ field }) => field.name === "part" && field.value === part);
  if (at >= 0) return at + 1;
  insert(file, lines.length, [{ text: MARKS[part], end: file.end, field: { name: "part", value: part } }]);
  return lines.length;
}

function lastOf(lines, part, id) {
  return lines.findLastIndex(({ field }) => field.name === CARDS[part] && field.value === id);
}

function insert(file, at, lines) {
  const before = file.lines[at - 1];
  if (before && before.end === "") {
    before.end = file.end;
    lines[lines.length - 1].end = "";
  }
  file.lines.splice(at, 0, ...lines);
}
