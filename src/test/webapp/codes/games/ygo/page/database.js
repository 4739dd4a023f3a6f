/* Databases of cards as SQLite makes them, and a deck of whose cards one of them has the names. */

import { choose, settled, shown } from "../../../../base/page.js";
import { answer, deck } from "../../../decks/page/decks.js";

const Made = Java.type("cardbench.codes.ygo.database.MadeDatabase$Made");
const MadeDatabase = Java.type("cardbench.codes.ygo.database.MadeDatabase");

/** Thirteen cards three times and one more: forty. */
const MAIN = [...Array.from({ length: 39 }, (one, i) => 10001 + Math.floor(i / 3)), 10014];
const EXTRA = [20001, 20002, 20002];
const SIDE = [10001, 30001];

/** The deck as the core writes it in a format. */
export const written = (kind) => answer("encode", { deck: { kind, main: MAIN, extra: EXTRA, side: SIDE } }).text;

const FUSION = 0x41;

/** A card of this type; without one, an effect monster. */
export function card(id, name, { type = 0x21, setcode = 0, level = 4, atk = 1000, def = 1000 } = {}) {
  return new Made(id, 0, Java.type("java.lang.Long").parseUnsignedLong(String(setcode)), type, level, atk, def, name);
}

/** The bytes of a database. */
export function databaseOf(...cards) {
  return databaseWith("UPDATE datas SET id = id WHERE id = 0", ...cards);
}

/** The bytes of a database that was changed by a statement of SQL. */
export function databaseWith(change, ...cards) {
  return Uint8Array.from(MadeDatabase.of(cards, change), (byte) => byte & 255);
}

/** Opens a database in an empty view. */
export async function opened(cards) {
  await deck("");
  await choose("#file", { name: "cards.cdb", content: databaseOf(...cards) });
  await shown("#status", "cards.cdb");
  await settled();
}

let isOpen = false;

/** Opens a database that knows every card of the deck; once, since it stays open. */
export async function openedWithNames() {
  if (isOpen) return deck("");
  isOpen = true;
  const main = Array.from({ length: 14 }, (one, i) => card(10001 + i, "光子竜 " + (i + 1), { setcode: 0x7b }));
  const extra = [1, 2].map((i) => card(20000 + i, "融合竜 " + i, { type: FUSION, setcode: 0x7b, level: 8 }));
  return opened([...main, ...extra, card(30001, "手札の騎士")]);
}
