/* What the page uses of the script lists.js. */

import { offer } from "../../../ui/scripts.js";
import { listFacts, listPane } from "./pane.js";
import { readList } from "./reading.js";

offer("lists", { readList, listPane, listFacts });
