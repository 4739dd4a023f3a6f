/* What the page calls the lists that name archetypes. */

import { say } from "../../../base/ui/words.js";
import { archetypeState } from "../state/state.js";

/** What the core calls its own list, and the table of the site. */
const EXAMPLE = "example";
const SITE_TABLE = "archetypes";

/** Whether the names are those of the core's own example. */
export function isExample() {
  return archetypeState().lists.includes(EXAMPLE);
}

export function listName(list) {
  return list === SITE_TABLE ? say("archetype.site-table") : list;
}
