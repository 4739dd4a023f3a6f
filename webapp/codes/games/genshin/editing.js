/*
 * Decks of Genius Invokation are edited slot by slot: a card goes into the first empty slot and leaves an empty one
 * behind, so that slots, cards without a name and the order of a code stay as they are.
 */

import { slotsOfSection, writingOptions } from "./code-view.js";
import { coreConstants } from "../../../base/core/constants.js";
import { button } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

/** The part of a game that its editor requires. */
export const editing = {
  add(deck, row) {
    const [from, to] = slotsOfSection(row.section || (row.kind === "character" ? "characters" : "actions"));
    const slots = wholeSlots(deck);
    const free = slots.findIndex((id, slot) => slot >= from && slot < to && id === 0);
    return free < 0 ? null : { ...deck, shareIds: slots.map((id, slot) => (slot === free ? row.id : id)) };
  },

  remove(deck, row) {
    const [from, to] = slotsOfSection(row.section);
    const slots = wholeSlots(deck);
    const last = slots.lastIndexOf(row.id, to - 1);
    return last < from ? null : { ...deck, shareIds: slots.map((id, slot) => (slot === last ? 0 : id)) };
  },

  most: (row) => (row.kind === "character" || row.section === "characters" || row.kind === "legend" ? 1 : 2),

  encode: (deck) => ({ deck: { kind: "genshin", shareIds: deck.shareIds }, ...writingOptions() }),

  full: (row) =>
    say(row.kind === "character" || row.section === "characters" ? "edit.full-characters" : "edit.full-actions"),

  /** Newer cards than the table has can be put in by their number. */
  numbered: (id) =>
    id > 0 && id <= coreConstants().genshin.shareId
      ? ["characters", "actions"].map((section) => ({
          id,
          count: 0,
          name: String(id),
          known: false,
          section,
          kind: section === "characters" ? "character" : undefined,
        }))
      : [],

  settings: (deck, change) => [
    button(say("edit.sort"), () => change({ ...deck }, { order: "game" }), { id: "edit-sort" }),
  ],
};

function wholeSlots(deck) {
  return Array.from({ length: slotsOfSection("actions")[1] }, (none, slot) => deck.shareIds[slot] || 0);
}
