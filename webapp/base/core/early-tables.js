/*
 * Card tables that are fetched as soon as the game of a deck is known, beside the core that reads them and the scripts
 * that show names, not behind them. They are opened when they are asked for: by then it is known whether the reader
 * has tables of their own, which come first.
 */

import { TABLE_TAGS, cardLanguage } from "../ui/card-language.js";
import { loadScript } from "../ui/scripts.js";

/** The names of all tables that were fetched ahead. */
const fetched = new Set();

/** Tables that were fetched ahead and that nobody has asked for yet, by name: the promise that the script has run. */
const coming = new Map();

/** The texts of those that are there. */
const waiting = new Map();

/** Opens a table in the core; null as long as no core reads tables. */
let openTable = null;

/** What the script of a table calls. */
function receive(name, text) {
  if (coming.has(name)) {
    waiting.set(name, text);
    return "";
  }
  return openTable(name, text);
}

/**
 * Fetches what names the cards of a game: what all languages share, and the names in the reader's language. What
 * cannot be loaded is requested again by who needs it, who also tells the reader.
 */
export function fetchNames(game) {
  const tag = cardLanguage();
  // only the languages of the page are there for every game
  const contents = ["cards", ...Object.values(TABLE_TAGS).filter((one) => one === tag)];
  Cardbench.table = receive;
  for (const name of contents.map((one) => game + "." + one).filter((one) => !fetched.has(one))) {
    const loaded = loadScript("cards/" + name + ".js");
    loaded.catch(() => undefined);
    fetched.add(name);
    coming.set(name, loaded);
  }
}

/** Loads and opens a table. */
export async function loadTable(name) {
  const ahead = coming.get(name);
  coming.delete(name);
  await (ahead || loadScript("cards/" + name + ".js"));
  if (waiting.has(name)) {
    openTable(name, waiting.get(name));
    waiting.delete(name);
  }
}

/** A core that reads tables is there, and has set its own function for their scripts. */
export function receiveForCore() {
  openTable = Cardbench.table;
  Cardbench.table = receive;
}
