/*
 * Card tables that the reader brought: a file dropped on the page is opened, and kept on this device, so that it is
 * there the next time. Storage may fail in many ways; then the table is used today, and that is all.
 */

const FILES_KEPT = 8;

/** Resolves when what was kept is open; before that, no table of the site is, for the reader's own come first. */
const keptOpened = openKept();

/** Runs one request on the store of files; null where there is no storage. */
function inFiles(mode, act) {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(SHELF + "files", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("files", { keyPath: "name" });
      opening.onerror = () => resolve(null);
      opening.onblocked = () => resolve(null);
      opening.onsuccess = () => {
        const store = opening.result.transaction("files", mode);
        const request = act(store.objectStore("files"));
        store.oncomplete = () => settle(opening.result, resolve, request.result);
        store.onabort = () => settle(opening.result, resolve, null);
      };
    } catch (forbidden) {
      resolve(null);
    }
  });
}

function settle(database, resolve, value) {
  database.close();
  resolve(value === undefined ? null : value);
}

async function openKept() {
  const files = (await inFiles("readonly", (store) => store.getAll())) || [];
  for (const file of files) {
    openFile(file.kind, file.name, file.bytes);
  }
  if (files.length > 0) {
    redraw();
  }
}

function openFile(kind, name, bytes) {
  const answer = JSON.parse(Cardbench.open(kind, name, bytes));
  tablesChanged++;
  return answer;
}

/** Takes a file of cards in; tells what it holds, or why it cannot be used. */
async function takeFile(kind, name, bytes) {
  await keptOpened;
  const answer = openFile(kind, name, bytes);
  if (!answer.ok) {
    const errors = answer.diagnostics.filter((note) => note.severity === "error");
    refuse("deck.bad-file", { name, why: errors.map(sayDiagnostic).join(" ") });
    return;
  }
  const kept = await inFiles("readwrite", (store) => store.put({ kind, name, bytes }));
  keep("files", [...new Set([...filesKept(), ...(kept === null ? [] : [name])])].slice(-FILES_KEPT));
  redraw();
  tell(say(kept === null ? "deck.file-open" : "deck.file-kept", { name, n: answer.result.tables.reduce((most, table) => Math.max(most, table.cards), 0) }));
}

function filesKept() {
  const names = recall("files", []);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** Closes what the reader brought; the store itself is thrown away with everything else that the page keeps. */
function closeFiles() {
  const own = openTables().filter((table) => !(table.name in Cardbench.cardFiles)).map((table) => table.name);
  for (const name of new Set(own)) {
    ask("close", { name });
  }
  tables.clear();
  tablesChanged++;
}

/** The tables of the reader's own that are open, to be named below the deck. */
function ownTables(kind) {
  const own = openTables().filter((table) => table.game === kind && !(table.name in Cardbench.cardFiles));
  return [...new Set(own.map((table) => table.name))];
}
