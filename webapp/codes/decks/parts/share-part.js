/*
 * Taking a deck along: a part of its own, share.js, with its own words and style, which comes when somebody opens its
 * tab.
 */

import { loadDecksCore } from "../../../base/core/decks-core.js";
import { button, make } from "../../../base/ui/elements.js";
import { loadPart } from "../../../base/ui/parts.js";
import { offered } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { chooseShare, refuse } from "../state/actions.js";
import { isEditable } from "../state/reading.js";
import { deckState } from "../state/state.js";
import { nothingHere } from "./tabs.js";

const PART = "share";

let coming = null;

/** What is in the tab. Only a deck that was read whole is shared. */
export function sharePart(reading) {
  if (!reading.list && !isEditable(reading)) {
    return nothingHere();
  }
  if (offered(PART)) {
    return offered(PART).sharePane(reading);
  }
  if (deckState().share.failed) {
    const again = button(say("trouble.again"), bringSharePane, { id: "share-again" });
    return [make("p", { class: "quiet" }, say("trouble.view")), again];
  }
  coming = coming || bringSharePane();
  return null;
}

/** Saves the deck as a picture, as the reader chose pictures last. */
export async function savePicture(reading) {
  if (!offered(PART)) await bringSharePane();
  if (offered(PART)) await offered(PART).savePicture(reading);
  else refuse("trouble.view");
}

/** Loads the part, with the picture in it. */
export async function bringSharePane() {
  let failed = false;
  try {
    await Promise.all([loadDecksCore(), loadPart(["input", "roving", PART], ["input", PART], [PART])]);
  } catch (missing) {
    // Without network, on a first visit.
    failed = true;
  }
  chooseShare({ failed });
}
