/*
 * What the view shows before the first deck is a script of its own, start.js, with its own words and style: a page that
 * comes with a deck does not wait for it.
 */

import { byId, fill, keepingFocus } from "../../../base/ui/elements.js";
import { loadPart } from "../../../base/ui/parts.js";
import { offered } from "../../../base/ui/scripts.js";
import { deckState } from "../state/state.js";

/** The script, its words and its style. */
const PART = "start";

/**
 * Resolves when the part is there, to false where it could not be loaded.
 *
 * @param {!Promise=} words resolves when the words of the part are there, if something else loads them
 */
export async function loadStartPart(words) {
  try {
    await Promise.all([loadPart([PART], words ? [] : [PART], [PART]), words]);
    return true;
  } catch (missing) {
    // Without network, on a first visit: the box alone is enough to begin with.
    return false;
  }
}

/** The pane; null as long as it is not there. */
export function startPane() {
  if (offered(PART)) {
    return offered(PART).pane();
  }
  loadStartPart().then((loaded) => {
    if (loaded && deckState().text.trim() === "") keepingFocus(() => fill(byId("answer"), offered(PART).pane()));
  });
  return null;
}
