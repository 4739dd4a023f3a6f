/* What the address, the browser's history and the tab hold of the view Decks. */

import { createRecord } from "../../../base/store/view-record.js";
import { LINK_LENGTH, STATE_LENGTH } from "../../../base/ui/address-limits.js";
import { shortText } from "./reading.js";
import { deckState, deckStore } from "./state.js";
import { openView } from "../../../base/views/views.js";

/** The text, as an entry of the history and the tab hold it. */
function stateOf({ text, name, pick, other }) {
  return text.length > STATE_LENGTH ? null : { text, name, pick, other };
}

/** What the tab keeps the text under. */
const KEPT_TEXT = "deck-text";

export const deckRecord = createRecord(deckStore, {
  isOpen: () => openView.key === "decks",
  address(state) {
    const link = shortText(state.reading) || state.text;
    const other = state.other.trim();
    return {
      deck: state.text.trim() === "" || link.length > LINK_LENGTH ? null : link,
      with: other === "" || other.length > LINK_LENGTH ? null : other,
    };
  },
  entry: stateOf,
  name: KEPT_TEXT,
  kept: stateOf,
});

/** What the address requires; where it requires nothing, what was open in this tab. */
export function wantedText(parts, entry) {
  if (entry && typeof entry.text === "string") {
    return { ...entry, other: typeof entry.other === "string" ? entry.other : "" };
  }
  const title = parts.name ? "### " + parts.name + "\n" : "";
  if (parts.deck) return { text: title + parts.deck, name: "", pick: 0, other: parts.with || "" };
  const state = deckState();
  const kept = state.text === "" && deckRecord.recall();
  const { text, name, pick, other } = kept && typeof kept.text === "string" ? kept : state;
  return { text, name, pick, other: parts.with ?? other };
}
