/*
 * Files that were opened are kept on this device, and are there again the next time. Where storage is forbidden or
 * full they are open for this visit alone.
 */

const STORE = "files";

/** The kinds of files that this room reads, by what their names end in. */
const FILE_KINDS = { cdb: "cards.cdb", conf: "strings.conf" };

/** No file is larger, in bytes. */
const FILE_LIMIT = 256 * 1024 * 1024;

function kindOf(name) {
  const lower = name.toLowerCase();
  if (/lflist/.test(lower)) return "lflist.conf";
  return FILE_KINDS[lower.split(".").pop()] || null;
}

function database() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("cardbench:" + location.pathname.replace(/[^/]*$/, "") + ":cards", 1);
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

/** Keeps a file; false where that cannot be. */
async function keepFile(file) {
  return (await inStore("readwrite", (store) => store.put(file))) !== null;
}

function dropKeptFile(name) {
  return inStore("readwrite", (store) => store.delete(name));
}
