/* What the page uses of the script lists.js. */

import { offer } from "../../../ui/scripts.js";
import { drawListChanges } from "./compare.js";
import { openLink } from "./link.js";
import { listFacts, listPane, listTitle } from "./pane.js";
import { readList } from "./reading.js";

offer("lists", { readList, listPane, listFacts, listTitle, drawListChanges, openLink });
