/* The bytes of deckstrings: the core names each field and states what it means. */

import { addByteView } from "../../decks/state/code-views.js";

/** What a field is for, by the end of its name; the first that fits. */
const HEARTHSTONE_TINTS = [
  [/count$/, "number"],
  [/^hero$/, "hero"],
  [/^format$/, "setting"],
  [/^sideboard .* /, "side"],
  [/ (card|copies)$/, "card"],
];

addByteView("hearthstone", {
  tint(field) {
    const fitting = HEARTHSTONE_TINTS.find(([name]) => name.test(field.name));
    return fitting ? fitting[1] : "frame";
  },
});
