/*
 * What explains the bytes of a code is a script of its own, bytes.js, with its own words and style: neither a page
 * without a deck nor a first answer needs it. It is fetched as soon as the page has nothing else to do.
 */

import { byId, fill, keepingFocus } from "../../../base/ui/elements.js";
import { whenIdle } from "../../../base/ui/idle.js";
import { loadPart, once } from "../../../base/ui/parts.js";
import { offered } from "../../../base/ui/scripts.js";
import { byteViews, codeViews } from "../state/code-views.js";
import { deckState } from "../state/state.js";
import { nothingHere } from "./tabs.js";

/** The script, its words and its style. */
const PART = "bytes";

/** Resolves when the part is there, to false where it could not be loaded: then the deck is shown without its bytes. */
const loadBytesPart = once(() => loadPart([PART]));

/** Fetches the part when the page has nothing else to do. */
export function prefetchBytesPart() {
  whenIdle(loadBytesPart);
}

/** Draws the bytes of a code, once they are explained, or that there are none. */
export function drawBytes(reading) {
  const part = offered(PART);
  const explained = reading.deck && codeViews[reading.kind] && reading.fields.length > 0;
  const view = explained && byteViews[reading.kind];
  fill(byId("bytes-pane"), part && (view ? part.byteView(reading, view) : nothingHere()));
  if (explained && !part) {
    loadBytesPart().then((loaded) => loaded && keepingFocus(() => drawBytes(deckState().reading)));
  }
}
