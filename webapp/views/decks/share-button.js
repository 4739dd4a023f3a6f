/*
 * Taking a deck along: a button under its name, and a pane that is a script of its own, share.js, with its
 * own words and style. It comes when somebody presses the button.
 */

import { loadDecksCore } from "../../core/decks-core.js";
import { button, make } from "../../ui/elements.js";
import { loadModules } from "../../ui/scripts.js";
import { loadStyle } from "../../ui/styles.js";
import { loadWordPart, say } from "../../ui/words.js";
import { editable } from "./answer.js";
import { drawDecks } from "./view.js";

export const shareState = { open: false, pane: null, to: "", failed: false };

/** Only a deck that was read whole is shared. */
export function shareButton(reading) {
  return (
    editable(reading) &&
    button(say("sharing.open"), switchSharing, { id: "share", "aria-expanded": String(shareState.open) })
  );
}

/** The pane, where it is open. */
export function sharePart(reading) {
  if (!shareState.open || !editable(reading)) {
    return null;
  }
  return shareState.failed
    ? make("p", { class: "quiet" }, say("sharing.failed"))
    : shareState.pane && shareState.pane(reading);
}

async function switchSharing() {
  shareState.open = !shareState.open;
  shareState.failed = false;
  if (shareState.open && !shareState.pane) {
    try {
      await loadSharePart();
    } catch (missing) {
      // Without network, on a first visit: pressed again, it is asked for again.
      shareState.failed = true;
    }
  }
  drawDecks();
}

async function loadSharePart() {
  await Promise.all([loadDecksCore(), loadWordPart("share"), loadStyle("css/share.css")]);
  await loadModules("share");
}
