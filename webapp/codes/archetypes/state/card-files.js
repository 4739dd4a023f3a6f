/*
 * Files that readers bring of Yu-Gi-Oh!: card databases, lists of archetypes, lists of limits. One worker holds them
 * for every view. They are kept on this device, and are there again the next time; where storage is forbidden or full
 * they are open for this visit alone.
 */

import { STORAGE_PREFIX, keep } from "../../../base/ui/storage.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";

const STORE = "files";

/** The kinds of files, by what their names end in. */
const FILE_KINDS = new Map([
  ["cdb", "cards.cdb"],
  ["conf", "strings.conf"],
  ["lua", "strings.conf"],
]);

function kindOf(name) {
  const lower = name.toLowerCase();
  if (/lflist/.test(lower)) return "lflist.conf";
  return FILE_KINDS.get(lower.split(".").pop()) || null;
}

function database() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(STORAGE_PREFIX + "cards", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "name" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

/** Runs one step on the store; null where there is no storage. */
async function inStore(mode, step) {
  try {
    const db = await database();
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = step(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        db.close();
        resolve(request.result);
      };
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } catch (unavailable) {
    return null;
  }
}

/** What was kept: [{name, kind, bytes}]. */
async function keptFiles() {
  const files = await inStore("readonly", (store) => store.getAll());
  return Array.isArray(files) ? files.filter((file) => file.bytes instanceof Uint8Array) : [];
}

export const cardFiles = {
  /** The core, where the files are open. */
  lab: new LabConnection("archetype-lab"),

  /** The open files, each with the answer of the core: [{name, kind, size, kept, notes}]. */
  open: [],

  /** Counts the changes of what is open. */
  version: 0,

  kindOf,

  /** Sends a request to the core. Answers {ok, result or partial, diagnostics}. */
  async ask(op, args) {
    return JSON.parse(await this.lab.call(JSON.stringify({ op, ...args })));
  },

  /** Opens what was kept, once; the answers of those that cannot be opened. */
  whenKept() {
    this._kept ??= this._openKept();
    return this._kept;
  },

  async _openKept() {
    const refused = [];
    for (const file of await keptFiles()) {
      const answer = await this._open(file, true);
      if (!answer.ok) refused.push({ name: file.name, answer });
    }
    return refused;
  },

  /** Opens a file and keeps it. The core's answer. */
  async take(file) {
    await this.whenKept();
    const answer = await this._open(file, false);
    if (answer.ok) {
      this.open.find((one) => one.name === file.name).kept =
        (await inStore("readwrite", (store) => store.put(file))) !== null;
      this._note();
    }
    return answer;
  },

  async _open({ name, kind, bytes }, kept) {
    const answer = JSON.parse(await this.lab.open(kind, name, bytes));
    if (answer.ok) {
      const size = answer.result.cards ?? answer.result.names ?? 0;
      this.open = [
        ...this.open.filter((one) => one.name !== name),
        { name, kind, size, kept, notes: answer.diagnostics },
      ];
      this.version++;
    }
    return answer;
  },

  async close(name) {
    await this.lab.forget(name);
    await inStore("readwrite", (store) => store.delete(name));
    this.open = this.open.filter((one) => one.name !== name);
    this.version++;
    this._note();
  },

  /** Closes all of them; what was kept is thrown away with everything else that the page keeps. */
  async closeAll() {
    const open = this.open;
    this.open = [];
    this.version++;
    for (const { name } of open) await this.lab.forget(name);
  },

  /** Other views need not load anything to know whether there are files. */
  _note() {
    keep(
      "card-files",
      this.open.filter((file) => file.kept).map((file) => file.name),
    );
  },
};
