/* What the address and the tab hold of the view Archetypes. */

import { createRecord } from "../../core/view-record.js";
import { archetypeStore } from "./state.js";
import { openView } from "../views.js";

/** What the tab keeps the setcodes under. */
const KEPT_SETCODES = "setcodes";

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
