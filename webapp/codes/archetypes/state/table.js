/*
 * The site's table of archetypes. It is a script like every table, and its text is opened in the worker, where the
 * reader's files are: names behind theirs, in the language of the page.
 */

import { TABLE_TAGS } from "../../../base/ui/card-language.js";
import { loadScript } from "../../../base/ui/scripts.js";
import { pageLanguage } from "../../../base/ui/words.js";
import { cardFiles } from "./card-files.js";

const GAME = "archetypes";

/** The names of the tables that were requested. */
const asked = new Set();

/** The tag of the tables that the page's language names archetypes by. */
export function tableTag() {
  return TABLE_TAGS[pageLanguage()];
}

let opening = Promise.resolve();

/** Opens what the site has and is not open yet; one table after the other, since each takes the place of the loader. */
export function openArchetypes() {
  opening = opening.then(async () => {
    if (!Cardbench.cardFiles) await loadScript("card-list.js");
    for (const content of ["cards", tableTag()]) await openTable(GAME + "." + content);
  });
  return opening.catch(() => undefined); // without the list or a table, archetypes have the names of files alone
}

async function openTable(name) {
  if (asked.has(name) || !(name in Cardbench.cardFiles)) return;
  asked.add(name);
  const text = await tableText(name);
  if (text !== null) await cardFiles.lab.open("table", name, new TextEncoder().encode(text));
}

/** The text that the script of a table hands over; null where it handed over none. */
async function tableText(name) {
  const before = Cardbench.table;
  let text = null;
  const take = (each, content) => (each === name ? (text = content) : before?.(each, content));
  Cardbench.table = take;
  try {
    await loadScript("cards/" + name + ".js");
  } finally {
    // another script may have brought its own meanwhile
    if (Cardbench.table === take) Cardbench.table = before;
  }
  return text;
}
