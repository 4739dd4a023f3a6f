/* What the core says of a list, and the list in the forms in which it is offered. A worker answers. */

import { LabConnection } from "../../../workers/lab-connection.js";
import { formsFor } from "./forms.js";

const listLab = new LabConnection("list-lab");

/**
 * The list that a text surely is, or null. Its forms are written before one is asked for: browsers let a page copy only
 * while a press lasts.
 *
 * @param {string} text
 * @param {function(): boolean} isWanted whether the answer is still wanted
 * @return {!Promise<?{text: string, read: !ListReadResult, notes: !Array<!Object>, written: !Map<string, string>}>}
 */
export async function readList(text, isWanted) {
  const answer = await ask("read", { text });
  if (!answer.ok || !answer.result.certain || !isWanted()) return null;
  /** @type {!ListReadResult} */
  const read = answer.result;
  const forms = formsFor(read.game, read.outputs);
  const written = await Promise.all(forms.map((to) => ask("write", { text, to })));
  return {
    text,
    read,
    // nothing was repaired: each is a remark on what was read, or was not
    notes: answer.diagnostics.map((note) => ({ ...note, remark: true })),
    written: new Map(forms.map((form, i) => [form, written[i].ok ? written[i].result.text : ""])),
  };
}

async function ask(op, args) {
  return JSON.parse(await listLab.call(JSON.stringify({ op: "list." + op, ...args })));
}
