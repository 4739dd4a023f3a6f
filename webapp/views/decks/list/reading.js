/* What the core says of a list, and the list in the forms in which it is offered. A worker answers. */

import { LabConnection } from "../../../workers/lab-connection.js";
import { packed } from "../../../core/packed-link.js";
import { formsFor } from "./forms.js";

const listLab = new LabConnection("list-lab");

/** The games that a list may be of; asked for once. */
let gamesAsked = null;

/**
 * The list that a text surely is, or null. Its forms and its link are written before one is asked for: browsers let a
 * page copy only while a press lasts.
 *
 * @param {string} text
 * @param {function(): boolean} isWanted whether the answer is still wanted
 * @param {function(): boolean} isEdited whether the text was a list before its reader changed a card
 * @return {!Promise<?{text: string, read: !ListReadResult, notes: !Array<!Object>, written: !Map<string, string>,
 *   games: !Array<{game: string, title: (string|undefined)}>, link: string}>}
 */
export async function readList(text, isWanted, isEdited) {
  const answer = await askList("read", { text });
  if (!answer.ok || !isWanted() || !(answer.result.certain || isEdited())) return null;
  /** @type {!ListReadResult} */
  const read = answer.result;
  const forms = formsFor(read.game, read.outputs);
  gamesAsked = gamesAsked || askList("games", {});
  const [games, link, ...written] = await Promise.all([
    gamesAsked,
    packed(text),
    ...forms.map((to) => askList("write", { text, to })),
  ]);
  return {
    text,
    read,
    // nothing was repaired: each is a remark on what was read, or was not
    notes: answer.diagnostics.map((note) => ({ ...note, remark: true })),
    written: new Map(forms.map((form, i) => [form, written[i].ok ? written[i].result.text : ""])),
    games: games.result.games,
    link,
  };
}

/**
 * A promise of the answer to an operation on lists.
 *
 * @param {string} op
 * @param {!Object} args
 */
export async function askList(op, args) {
  return JSON.parse(await listLab.call(JSON.stringify({ op: "list." + op, ...args })));
}
