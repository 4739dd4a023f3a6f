/*
 * What remains of a view when it is left: the address, the entry of the browser's history, and what is kept for the
 * next visit. Each is a function of the state of the view, and this is the one place where they are written.
 */

import { keepState, writeAddress } from "../ui/address.js";
import { TAB, keep, recall } from "../ui/storage.js";

/**
 * @param {{get: function(): ?}} store the store of the view
 * @param {{isOpen: function(): boolean, address: function(?): ?, entry: ((function(?): ?)|undefined), name: string,
 *   kept: function(?): ?, storage: (string|undefined)}} functions
 *   isOpen(): whether the view is in sight; address(state): the parts of the address, or a promise of them;
 *   entry(state): what the entry of the history holds, null where it would be too large; kept(state): what is kept
 *   under this name, in the tab or in another storage
 */
export function createRecord(store, { isOpen, address, entry = () => null, name, kept, storage = TAB }) {
  /** What the reader had thrown away, as text: it is not kept again as long as it stays as it is. */
  let forgotten = "";

  const keptText = () => JSON.stringify(kept(store.get()));

  return {
    /** Writes address and entry; a step is one that the reader can go back from. */
    write(step) {
      const state = store.get();
      const parts = address(state);
      if (!(parts instanceof Promise)) {
        writeAddress(parts, entry(state), step);
        return null;
      }
      const text = keptText();
      return parts.then((ready) => {
        // what has changed meanwhile is being written by who changed it
        if (isOpen() && text === keptText()) writeAddress(ready, entry(state), step);
      });
    },

    /** Gives the entry of the history that was just opened the state of the view, if the view is still the open one. */
    settle() {
      if (isOpen()) keepState(entry(store.get()));
    },

    /** Keeps the state for the next visit. Whether it could be kept. */
    keep() {
      return keptText() === forgotten || keep(name, kept(store.get()), storage);
    },

    /** What was kept last, or null. */
    recall: () => recall(name, null, storage),

    /** The reader threw away what is kept. */
    forget() {
      forgotten = keptText();
    },
  };
}
