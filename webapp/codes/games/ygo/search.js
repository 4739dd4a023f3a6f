/*
 * Cards of Yu-Gi-Oh! for the editor: by name where a database is open, by passcode without one. The worker that holds
 * the databases answers a moment later.
 */

import { filesVersion, hasYgoFiles, keepRows, whenYgoFiles } from "./card-names.js";
import { PARTS, homeOf } from "./editing.js";
import { readLimitLists } from "./limits.js";
import { searchTables } from "./table-names.js";

/** The highest number of a card: EDOPro reads unsigned integers of 32 bits. */
const MOST_ID = 4294967295;

/** Where found cards go: "deck", into the part of their type, or "side". */
export const target = { part: "deck" };

/** The last request, of which files: its answer is there unless it is awaited. */
let asked = { text: null, version: 0, waiting: false, rows: [] };

export function searching() {
  return asked.waiting;
}

/** The cards that fit, each with the part that it goes to; none as long as they are awaited. */
export function search(text, found, limit) {
  if (!hasYgoFiles()) {
    const rows = idIn(text) ? [] : searchTables(text, limit);
    return rows.length > 0 ? rows.map((row) => placed({ ...row, count: 0 })) : numbered(text);
  }
  if (asked.text !== text || asked.version !== filesVersion()) {
    const question = { text, version: filesVersion(), waiting: true, rows: [] };
    asked = question;
    rowsOf(text, limit).then(
      (rows) => {
        question.rows = rows;
        answered(question, found);
      },
      () => answered(question, found), // without a worker, a card can be added by its passcode
    );
  }
  return asked.waiting ? [] : [...asked.rows.map(placed), ...(asked.rows.length === 0 ? numbered(text) : [])];
}

function answered(question, found) {
  question.waiting = false;
  if (asked === question) found();
}

async function rowsOf(text, limit) {
  const files = await whenYgoFiles();
  const id = idIn(text);
  const answer = id
    ? await files.ask("deck", { deck: { kind: "ydke", main: [id] } })
    : await files.ask("cards.search", { kind: "ydke", text, limit });
  const rows = answer.ok ? answer.result.cards || answer.result.sections[0].rows : [];
  const known = rows.filter((row) => row.known).map((row) => ({ ...row, count: 0 }));
  await readLimitLists(
    files,
    known.map((row) => row.id),
  );
  keepRows(known);
  return known;
}

function placed(row) {
  return { ...row, section: target.part === "side" ? "side" : homeOf(row) };
}

function idIn(text) {
  const id = /^#?\d{1,10}$/.test(text) ? Number(text.replace("#", "")) : 0;
  return id <= MOST_ID ? id : 0;
}

/** A card that no database knows may belong into main or extra deck. */
function numbered(text) {
  const id = idIn(text);
  const parts = PARTS.filter((part) => (part === "side") === (target.part === "side"));
  return id ? parts.map((section) => ({ id, count: 0, name: String(id), known: false, section })) : [];
}
