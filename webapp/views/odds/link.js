/* The address of what is open: a link is the deck, its seed, and the game that is replayed. */

import { LINK_LENGTH, STATE_LENGTH } from "../../ui/address-limits.js";
import { fragmentOf, writeAddress } from "../../ui/address.js";
import { home } from "../../ui/site-address.js";
import { packed } from "../../core/packed-link.js";
import { openView } from "../views.js";
import { isExample, odds } from "./state.js";

/** Puts the deck into the address, where it is short enough for one. */
export async function writeLink(step) {
  const { text, name, seed } = odds.get();
  const link = text === "" || isExample() ? "" : await packed(text);
  if (text !== odds.get().text || openView.key !== "odds") return;
  const fits = link.length <= LINK_LENGTH;
  writeAddress(
    { odds: fits ? link : "", seed: seed === "1" ? null : seed, ...gameParts() },
    historyState(text, name),
    step,
  );
}

/** What an entry of the browser's history holds. */
export function historyState(text, name) {
  return text.length > STATE_LENGTH ? null : { text, name };
}

/** The game that is open is part of the link. */
function gameParts() {
  const { tab, game } = odds.get();
  return tab === "games" && !game.order && game.trace ? { topic: game.topic, game: String(game.number) } : {};
}

/** The whole address of what is open, for other people; null where it is too long for one. */
export async function linkToSend() {
  const { text, seed } = odds.get();
  const link = await packed(text);
  if (link.length > LINK_LENGTH) return null;
  await writeLink(false);
  return home() + fragmentOf({ odds: link, seed, ...gameParts() });
}
