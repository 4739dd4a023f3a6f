/*
 * What explains the bytes of a code is a script of its own, bytes.js, with its own words and style: neither a page
 * without a deck nor a first answer needs it. It is fetched as soon as the page has nothing else to do.
 */

import { byId, fill, keepingFocus } from "../../ui/elements.js";
import { whenIdle } from "../../ui/idle.js";
import { loadModules } from "../../ui/scripts.js";
import { loadStyle } from "../../ui/styles.js";
import { loadWordPart } from "../../ui/words.js";
import { byteViews, codeViews } from "./code-views.js";
import { deckState } from "./state.js";
import { nothingHere } from "./tabs.js";

/** The script, its words and its style. */
const PART = "bytes";

/** What bytes.js brings; null as long as it is not there. */
const bytesPart = { byteView: null };

let partComing = null;

/** Resolves when the part is there, to false where it could not be loaded. */
function loadBytesPart() {
  partComing = partComing || fetchBytesPart();
  return partComing;
}

async function fetchBytesPart() {
  try {
    const [script] = await Promise.all([loadModules(PART), loadStyle("css/bytes.css"), loadWordPart(PART)]);
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

/** Draws the bytes of a code, once they are explained, or that there are none. */
export function drawBytes(reading) {
  const explained = reading.deck && codeViews[reading.kind] && reading.fields.length > 0;
  const view = explained && byteViews[reading.kind];
  const bytes = view && bytesPart.byteView ? bytesPart.byteView(reading, view) : null;
  fill(byId("bytes-pane"), bytes || (bytesPart.byteView && nothingHere()));
  if (explained && !bytesPart.byteView) {
    loadBytesPart().then((there) => there && keepingFocus(() => drawBytes(deckState.reading)));
  }
}
