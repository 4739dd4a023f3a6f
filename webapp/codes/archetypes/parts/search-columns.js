/* The columns of the table of cards that the reader wants to see, kept on this device. */

import { keep, recall } from "../../../base/ui/storage.js";
import { COLUMNS } from "./card.js";

const FIRST_COLUMNS = ["name", "id", "types", "attributes", "races", "level", "attack", "defence", "archetypes"];

/** Columns that are wanted, on this device. */
const KEPT_COLUMNS = "card-columns";

function wantedColumns() {
  const kept = recall(KEPT_COLUMNS, FIRST_COLUMNS);
  return Array.isArray(kept) ? kept : FIRST_COLUMNS;
}

/** Shows a column, or hides it. */
export function wantColumn(key, wanted) {
  const chosen = wantedColumns().filter((one) => one !== key);
  keep(KEPT_COLUMNS, wanted ? [...chosen, key] : chosen);
}

/** The name is there always: it opens the card. */
export function isShown(key) {
  return key === "name" || wantedColumns().includes(key);
}

export function shownColumns() {
  return COLUMNS.filter(({ key }) => isShown(key));
}
