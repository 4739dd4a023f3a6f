/*
 * Taking a deck along: a part of its own, share.js, with its own words and style, which comes when somebody opens its
 * tab.
 */

import { loadDecksCore } from "../../core/decks-core.js";
import { button, make } from "../../ui/elements.js";
import { loadPart } from "../../ui/parts.js";
import { say } from "../../ui/words.js";
import { editable } from "./answer.js";
import { nothingHere } from "./tabs.js";
import { drawDecks } from "./view.js";

export const shareState = { pane: null, to: "", all: false, failed: false };

let paneComing = null;

/** What is in the tab. Only a deck that was read whole is shared. */
export function sharePart(reading) {
  if (!editable(reading)) {
    return nothingHere();
  }
  if (shareState.pane) {
    return shareState.pane(reading);
  }
  if (shareState.failed) {
    const again = button(say("trouble.again"), bringSharePane, { id: "share-again" });
    return [make("p", { class: "quiet" }, say("sharing.failed")), again];
  }
  paneComing = paneComing || bringSharePane();
  return null;
}

async function bringSharePane() {
  shareState.failed = false;
  try {
    await Promise.all([loadDecksCore(), loadPart(["share"])]);
  } catch (missing) {
    // Without network, on a first visit.
    shareState.failed = true;
  }
  drawDecks();
}
