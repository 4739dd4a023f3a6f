/* What the address, the browser's history and the device hold of the view 逆时巫师 OL: the cards, and their game. */

import { packed } from "../../base/core/packed-link.js";
import { createRecord } from "../../base/store/view-record.js";
import { LINK_LENGTH, STATE_LENGTH } from "../../base/ui/address-limits.js";
import { DEVICE } from "../../base/ui/storage.js";
import { KeptNotice } from "../../base/editor/kept-notice.js";
import { openView } from "../../base/views/views.js";
import { isExample, wizard } from "./state.js";

/** What the device keeps the cards under that are being written. */
const KEPT_CARDS = "wizard";

export const keptNotice = new KeptNotice(KEPT_CARDS);

/** The cards of the reader. The example is none of them. */
export function openCards(state = wizard.get()) {
  return isExample(state) ? "" : state.text;
}

/** The game that was played with them, or with the example; null where nothing was. */
function playedGame({ game }) {
  return game?.handle.actions.length > 0 ? { ...game.handle, cards: [] } : null;
}

/** What is open: the cards of the reader, and those of a game. */
function openText(state) {
  return playedGame(state) ? state.text : openCards(state);
}

export const wizardRecord = createRecord(wizard, {
  isOpen: () => openView.key === "wizard",
  async address(state) {
    const text = openText(state);
    const link = text === "" ? "" : await packed(JSON.stringify({ text, handle: playedGame(state) }));
    return { wizard: link.length > LINK_LENGTH ? "" : link };
  },
  // a game is in its link
  entry: (state) => (state.text.length > STATE_LENGTH ? null : { text: openText(state) }),
  name: KEPT_CARDS,
  kept: openCards,
  storage: DEVICE,
});

/** Keeps the cards; where that is not possible, the view reports it. */
export function keepCards() {
  keptNotice.tell(wizardRecord.keep());
}
