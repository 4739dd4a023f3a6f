/* What the page uses of the script lists.js. */

import { offer } from "../../../base/ui/scripts.js";
import { drawListChanges } from "./compare.js";
import { openLink } from "./link.js";
import { listFacts, listPane, listSections } from "./pane.js";
import { readList } from "./reading.js";
import { listTitle } from "./title.js";

offer("lists", { readList, listPane, listFacts, listTitle, listSections, drawListChanges, openLink });
