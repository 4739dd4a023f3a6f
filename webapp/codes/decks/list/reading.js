/* The answer of the core about a list, and the list in the forms in which it is offered. A worker answers. */

import { packed } from "../../../base/core/packed-link.js";
import { askList } from "../cards/list-lab.js";
import { formsFor } from "./forms.js";

/** The games that a list may be of; requested once. */
let gamesAsked = null;

/**
 * The list that a text surely is, or null. Its forms and its link are written before one is asked for: browsers let a
 * page copy only while a press lasts.
 *
 * @param {string} text
 * @param {number} wantedPick which of the lists in it is looked at; one that is not there becomes the nearest
 * @param {!AbortSignal} signal ends the work
 * @param {function(): boolean} isEdited whether the text was a list before its reader changed a card
 * @return {!Promise<?{text: string, found: !Array<!FoundList>, pick: number, part: string, read: !ListReadResult,
 *   notes: !Array<!Object>, written: !Map<string, string>, losses: !Array<{form: string, note: !Object}>,
 *   games: !Array<{game: string, title: (string|undefined)}>, link: string}>}
 */
export async function readList(text, wantedPick, signal, isEdited) {
  const finding = await askList("find", { text }, signal);
  /** @type {!Array<!FoundList>} */
  const found = finding.ok ? finding.result.lists : [];
  if (found.length === 0) return null;
  const pick = Math.min(wantedPick, found.length - 1);
  const { from, to } = found[pick];
  const part = text.slice(from, to);
  const answer = await askList("read", { text: part }, signal);
  if (!answer.ok || !(answer.result.evident || isEdited())) return null;
  /** @type {!ListReadResult} */
  const read = answer.result;
  const forms = formsFor(read.game, read.outputs);
  gamesAsked = gamesAsked || askList("games", {});
  const [games, link, ...written] = await Promise.all([
    gamesAsked,
    packed(part),
    ...forms.map((form) => askList("write", { text: part, to: form }, signal)),
  ]);
  return {
    text,
    found,
    pick,
    part,
    read,
    notes: answer.diagnostics.map((note) => movedNote(note, from)),
    written: new Map(forms.map((form, i) => [form, written[i].ok ? written[i].result.text : ""])),
    // what a form cannot hold points at the form; other diagnostics are notes on the text
    losses: forms.flatMap((form, i) =>
      written[i].diagnostics.filter((note) => note.pointer === "/to").map((note) => ({ form, note })),
    ),
    games: games.result.games,
    link,
  };
}

/** A diagnostic with its characters counted from the beginning of the whole text. */
function movedNote(note, by) {
  return typeof note.from === "number" ? { ...note, from: note.from + by, to: note.to + by } : note;
}
