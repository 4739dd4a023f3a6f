/* Names of cards that are newer than the tables of the site, on demand, from a public list. */

import { namesButton, readNames } from "../../decks/cards/names-button.js";
import { publicSource } from "../../decks/cards/public-source.js";

const SOURCE = "https://raw.githubusercontent.com/LumiOwO/LumiTracker/HEAD/assets/database/db.json";

async function takeList(bytes) {
  return (await readNames("genshin", new File([bytes], "LumiTracker.json"))) ? "done" : "no-database";
}

const source = publicSource("genshin", "genshin.source.", () => SOURCE, takeList);

/** What is fetched, from where, and what came of it; or a file of the reader. */
export function sourceChoice() {
  return source.elements(namesButton("genshin"));
}
