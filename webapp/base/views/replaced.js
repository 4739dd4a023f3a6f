/* Every view reports here when it replaces the text of its box. What undoes it is a script of its own, input.js. */

import { loadModules } from "../ui/scripts.js";
import { loadWordPart } from "../ui/words.js";

/** The script, and its words. */
const PART = "input";

/** Resolves to what input.js offers. */
export async function loadInput() {
  await loadWordPart(PART);
  return loadModules(PART);
}

/**
 * Notes that a script replaced the text of a box.
 *
 * @param {{key: string, frame: string, field: string, text: function(): string, restore: function(?): ?,
 *   step: ((function(): !Object)|undefined)}} box
 *   key: of its view; frame, field: ids of the element around it and of the element with the text; text(): the text
 *   that it has now; restore(step): puts a step back; step(): what is open now, where restore needs more than the text
 * @param {!Object} before the step that was replaced: the text, and what else restore needs
 * @param {!Object} after the step that replaced it
 * @param {boolean=} quiet whether no line about it is shown: it is small, or was one step of an editor
 */
export function noteReplaced(box, before, after, quiet) {
  loadInput().then(
    (input) => input.noteReplaced(box, before, after, quiet),
    () => undefined, // without network, on a first visit
  );
}
