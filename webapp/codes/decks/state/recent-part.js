/*
 * The list of recent decks is a script of its own, recent.js. What was pasted is kept a moment later, and the list is
 * drawn a moment after that.
 */

import { keepingFocus } from "../../../base/ui/elements.js";
import { whenIdle } from "../../../base/ui/idle.js";
import { loadModules, offered } from "../../../base/ui/scripts.js";
import { deckState } from "./state.js";
import { loadInput } from "../../../base/views/replaced.js";

const PART = "recent";

/** So long the list waits behind the deck, in milliseconds. */
const LIST_AFTER = 200;

let rememberTimer = 0;
let listTimer = 0;

/** Loads the script. Resolves to whether it is there: without it, the view works all the same. */
export function loadRecent() {
  return loadInput().then(() => loadModules(PART)).catch(() => null);
}

/** Keeps what is open after a rest, in milliseconds. */
export function rememberLater(edited, delay) {
  clearTimeout(rememberTimer);
  rememberTimer = setTimeout(() => remember(edited), delay);
}

async function remember(edited) {
  const { reading } = deckState();
  if (await loadRecent()) {
    offered(PART).remember(reading, edited);
    clearTimeout(listTimer);
    listTimer = setTimeout(drawRecent, LIST_AFTER);
  }
}

/** What was to be kept is thrown away. */
export function forgetRecent() {
  clearTimeout(rememberTimer);
}

export function drawRecent() {
  keepingFocus(() => offered(PART)?.drawRecent());
}

/** Fetches the list when the page has nothing else to do. */
export function prefetchRecent() {
  whenIdle(() => loadRecent().then(drawRecent));
}
