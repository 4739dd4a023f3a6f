/*
 * What explains the bytes of a code is a script of its own, bytes.js, with its own words and style: a page without a
 * deck comes without it. It is fetched with the page where the address holds a deck, otherwise as soon as the page has
 * nothing else to do.
 */

import { byId, fill, keepingFocus } from "../../ui/elements.js";
import { whenIdle } from "../../ui/idle.js";
import { loadModules } from "../../ui/scripts.js";
import { loadStyle } from "../../ui/styles.js";
import { loadWordPart } from "../../ui/words.js";
import { byteViews, codeViews } from "./code-views.js";
import { deckState } from "./state.js";

/** The script, its words and its style. */
const PART = "bytes";

/** What bytes.js brings; null as long as it is not there. */
const bytesPart = { byteView: null };

let partComing = null;

/**
 * Resolves when the part is there, to false where it could not be loaded.
 *
 * @param {!Promise=} words resolves when the words of the part are there, if something else loads them
 */
export function loadBytesPart(words) {
  partComing = partComing || fetchBytesPart(words || loadWordPart(PART));
  return partComing;
}

async function fetchBytesPart(words) {
  try {
    const [script] = await Promise.all([loadModules(PART), loadStyle("css/bytes.css"), words]);
    bytesPart.byteView = script.byteView;
    return true;
  } catch (missing) {
    // Without network, on a first visit: the deck is shown without its bytes, and the next one asks again.
    partComing = null;
    return false;
  }
}

/** Fetches the part when the page has nothing else to do. */
export function prefetchBytesPart() {
  whenIdle(() => loadBytesPart());
}

/** Draws the bytes of a code, or that there are none. */
export function drawBytes(reading) {
  const shown = reading.deck && codeViews[reading.kind] && byteViews[reading.kind];
  fill(byId("bytes-pane"), shown && bytesPart.byteView ? bytesPart.byteView(reading, shown) : null);
  if (shown && !bytesPart.byteView) {
    loadBytesPart().then((there) => there && keepingFocus(() => drawBytes(deckState.reading)));
  }
}
