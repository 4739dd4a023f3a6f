/* The decks that were open last in the view Odds; the device keeps them. */

import { keep, recall } from "../../base/ui/storage.js";
import { isExample, odds } from "./state.js";

const KEPT_RECENT = "odds-recent";
const RECENT_DECKS = 10;

/** Longer files are not kept among the recent ones. */
const RECENT_DECK_LENGTH = 65536;

export function recentDecks() {
  const kept = recall(KEPT_RECENT, []);
  return Array.isArray(kept)
    ? kept.filter((one) => one && typeof one.text === "string" && typeof one.name === "string")
    : [];
}

/** A deck that is left or saved is one of the recent ones; of several states of one name, the last. */
export function rememberDeck() {
  const { text, name } = odds.get();
  if (text.trim() === "" || isExample() || text.length > RECENT_DECK_LENGTH) return;
  const olderDecks = recentDecks().filter((one) => one.text !== text && (name === "" || one.name !== name));
  keep(KEPT_RECENT, [{ text, name }, ...olderDecks].slice(0, RECENT_DECKS));
  odds.set({ remembered: odds.get().remembered + 1 });
}
