/*
 * Where the reader's own card tables are kept: a store of the browser, on this device. It may be forbidden, fail for a
 * moment, or not answer at all; then nothing is kept, and nobody waits for it.
 */

import { STORAGE_PREFIX } from "../../../base/ui/storage.js";

/** A store that failed is tried again after so many milliseconds. */
const FILE_PAUSES = [100, 400, 1600];

/** Nobody waits longer for it. */
const FILE_PATIENCE = 6000;

/** Runs one request on the store of files; its result, or null where there is no storage. */
export function inFiles(mode, act) {
  return Promise.race([persistently(mode, act), pause(FILE_PATIENCE).then(() => null)]);
}

async function persistently(mode, act) {
  for (let tries = 0; ; tries++) {
    try {
      return await onceInFiles(mode, act);
    } catch (failed) {
      if (tries === FILE_PAUSES.length) {
        return null;
      }
      await pause(FILE_PAUSES[tries]);
    }
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function onceInFiles(mode, act) {
  return new Promise((resolve, reject) => {
    let opening;
    try {
      opening = indexedDB.open(STORAGE_PREFIX + "files", 1);
    } catch (forbidden) {
      resolve(null);
      return;
    }
    opening.onupgradeneeded = () => opening.result.createObjectStore("files", { keyPath: "name" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const transaction = database.transaction("files", mode);
        const request = act(transaction.objectStore("files"));
        transaction.oncomplete = () => {
          database.close();
          resolve(request.result === undefined ? true : request.result);
        };
        transaction.onabort = () => {
          database.close();
          reject(transaction.error);
        };
      } catch (closing) {
        database.close();
        reject(closing);
      }
    };
  });
}
