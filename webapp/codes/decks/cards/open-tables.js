/* The card tables that the core has open, and those of the site that are on their way. */

import { ask, readPart } from "../../../base/core/ask.js";

/** Tables by name, "genshin.ja": the promise that it has come, then true, or false where it could not. */
export const tables = new Map();

export function openTables() {
  return readPart(ask("tables")).tables;
}

let changes = 0;

/** How often the open tables changed: what was answered before one is asked again. */
export function tableChanges() {
  return changes;
}

export function countTableChange() {
  changes++;
}
