/* The reader's collection: a file that stays in this page, and on this device after a press. */

import { textOf } from "../../../base/ui/file-text.js";
import { keep, recall } from "../../../base/ui/storage.js";

const KEPT_COLLECTION = "collection";

/** The file: {name, text}, or null. */
let file = recall(KEPT_COLLECTION, null);

let kept = file !== null;

/** The file that is open: {name, text}; null without one. */
export function collectionFile() {
  return file;
}

/** Whether the file is kept on this device. */
export function isKept() {
  return kept;
}

/** Opens a file in the place of the one before, which is then kept no longer. */
export async function openCollection(given) {
  const text = await textOf(given);
  file = { name: given.name, text };
  dropKept();
}

/** Keeps the file on this device; whether it could be kept. */
export function keepCollection() {
  kept = keep(KEPT_COLLECTION, file);
  return kept;
}

/** Drops the file from this device and this page. */
export function closeCollection() {
  file = null;
  dropKept();
}

/** A file that another tab keeps stays. */
function dropKept() {
  if (kept) keep(KEPT_COLLECTION, null);
  kept = false;
}
