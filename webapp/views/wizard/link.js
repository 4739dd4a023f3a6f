/* The address of what is open: a link is the cards, and the game that is played with them. */

import { LINK_LENGTH, STATE_LENGTH } from "../../ui/address-limits.js";
import { writeAddress } from "../../ui/address.js";
import { packed } from "../../core/packed-link.js";
import { openView } from "../views.js";
import { isExample, wizard } from "./state.js";

/** The text and the game in the address, where they are short enough for one. */
export async function writeLink(step) {
  const { text, game } = wizard.get();
  const actions = game?.handle.actions || [];
  const link =
    text === "" || (isExample() && actions.length === 0)
      ? ""
      : await packed(JSON.stringify({ text, handle: actions.length > 0 ? { ...game.handle, cards: [] } : null }));
  if (text !== wizard.get().text || openView.key !== "wizard") return;
  writeAddress({ wizard: link.length <= LINK_LENGTH ? link : "" }, historyState(text), step);
}

/** What an entry of the browser's history holds: a game is in its link. */
export function historyState(text) {
  return text.length > STATE_LENGTH ? null : { text };
}
