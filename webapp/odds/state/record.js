/* What the address, the browser's history and the device hold of the view Odds: the deck, its seed, and the game. */

import { packed } from "../../base/core/packed-link.js";
import { createRecord } from "../../base/store/view-record.js";
import { LINK_LENGTH, STATE_LENGTH } from "../../base/ui/address-limits.js";
import { fragmentOf } from "../../base/ui/address.js";
import { home } from "../../base/ui/site-address.js";
import { DEVICE } from "../../base/ui/storage.js";
import { KeptNotice } from "../../base/editor/kept-notice.js";
import { openView } from "../../base/views/views.js";
import { isExample, odds } from "./state.js";

/** What the device keeps the text under that is being written. */
const KEPT_TEXT = "odds-text";

export const keptNotice = new KeptNotice(KEPT_TEXT);

/** The text and its name; the example is nothing of the reader's. */
export function openDeck(state = odds.get()) {
  return { text: isExample(state) ? "" : state.text, name: state.name };
}

/** The game that is open is part of the link. */
function gameParts({ tab, game }) {
  return tab === "games" && !game.order && game.trace ? { topic: game.topic, game: String(game.number) } : {};
}

export const oddsRecord = createRecord(odds, {
  isOpen: () => openView.key === "odds",
  async address(state) {
    const { text } = openDeck(state);
    const link = text === "" ? "" : await packed(text);
    // the game may have changed meanwhile
    const now = odds.get();
    const draw = now.draw || null;
    const seed = now.seed === "1" ? null : now.seed;
    return { odds: link.length > LINK_LENGTH ? "" : link, draw, seed, ...gameParts(now) };
  },
  entry: (state) => (state.text.length > STATE_LENGTH ? null : openDeck(state)),
  name: KEPT_TEXT,
  kept: (state) => ({ ...openDeck(state), seed: state.seed, goal: state.goal }),
  storage: DEVICE,
});

/** Keeps what is being written; where that is not possible, the view reports it. */
export function keepSession() {
  keptNotice.tell(oddsRecord.keep());
}

/** What was being written when the view was left, or null. */
export function keptSession() {
  const kept = oddsRecord.recall();
  return kept && typeof kept.text === "string" ? kept : null;
}

/** The whole address of what is open, for other people; null where it is too long for one. */
export async function linkToSend() {
  const { seed, draw } = odds.get();
  // beside a calculation the example is nothing to send
  const { text } = draw ? openDeck() : odds.get();
  const link = text === "" ? "" : await packed(text);
  if (link.length > LINK_LENGTH) return null;
  await oddsRecord.write(false);
  return home() + fragmentOf({ odds: link, draw: draw || null, seed, ...gameParts(odds.get()) });
}
