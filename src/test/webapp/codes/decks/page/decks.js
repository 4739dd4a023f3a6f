/* The view Decks as its visitors use it, without a browser. */

import { all, click, fill, open, settled } from "../../../base/page.js";

/** A Warlock's deck, as an article on deckstrings prints it, and as the game writes it today. */
export const WARLOCK = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";
export const WARLOCK_TODAY = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA";

/** A Hunter's deck with two sideboards, of cards 90749 and 102983. */
export const HUNTER =
  "AAECAR8G/cQF8+wFzPYFx6QGr6gG4KkGDM4GlwfmFqbvAs+eBqmxBp24Bu7eBoiDB7KSB8ObB4eoBwABBbvEBf3EBfDo" +
  "Bf3EBfGzBsekBvWzBsekBqi8Bv3EBQAA";

/** A Rogue's deck of six cards. */
export const ROGUE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

/** The share code that the document on Genius Invokation prints. */
export const GENIUS = "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";

/** A post with two codes, one of them glued to its label. */
export const POST = "今天上分的两套：\n任务贼：" + ROGUE + "\n\n猎人 " + HUNTER + "\n";

/** The view with this text in its box, and with its deck in sight. */
export async function deck(text, language = "en") {
  await open(document.getElementById("decks")?.hidden === false ? "" : "#decks", language);
  localStorage.clear();
  await fill("#box", "");
  await fill("#box", text);
  if (all("#tab-deck").length > 0) await click("#tab-deck");
  await settled();
}

/** What the core answers. */
export function answer(op, args) {
  return JSON.parse(Cardbench.call(JSON.stringify({ op, ...args }))).result;
}

/** The share code of these share ids under offset 0, as the core writes it. */
export function shareCode(...shareIds) {
  return answer("encode", { offset: 0, deck: { kind: "genshin", shareIds } }).text;
}

/** The text in the box. */
export function box() {
  return document.getElementById("box").value;
}

/** Opens a part of the answer: "deck", "bytes", "draws", "share" or "compare". */
export async function tab(part) {
  await click("#tab-" + part);
  await settled();
}

/** Compares the deck with another one. */
export async function compareWith(other) {
  await tab("compare");
  document.getElementById("other-text").open = true;
  await fill("#other", other);
  await settled();
}
