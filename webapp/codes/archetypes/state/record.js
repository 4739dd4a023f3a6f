/* What the address, the tab and the device hold of the view Archetypes. */

import { createRecord } from "../../../base/store/view-record.js";
import { keep, recall } from "../../../base/ui/storage.js";
import { CLIENTS, archetypeStore } from "./state.js";
import { openView } from "../../../base/views/views.js";

/** What the tab keeps the setcodes under. */
const KEPT_SETCODES = "setcodes";

/** What the device keeps the chosen numbering under. */
const KEPT_NUMBERING = "setcode-numbering";

export const archetypeRecord = createRecord(archetypeStore, {
  isOpen: () => openView.key === "archetypes",
  address: ({ value, target, base, inside }) => ({
    archetypes: value.trim(),
    in: target.trim() || null,
    base: base.trim() || null,
    inside: inside.join(",") || null,
  }),
  name: KEPT_SETCODES,
  kept: ({ value, target, base, inside }) => ({ value, target, base, inside }),
});

/** The numbering that was chosen on an earlier visit, or an empty text. */
export function recallNumbering() {
  const kept = recall(KEPT_NUMBERING, "");
  return Object.hasOwn(CLIENTS, kept) ? kept : "";
}

export function keepNumbering(client) {
  keep(KEPT_NUMBERING, client);
}
