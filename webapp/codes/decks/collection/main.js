/* What the page uses of the script collection.js. */

import { offer } from "../../../base/ui/scripts.js";
import { drawCollection } from "./pane.js";

offer("collection", { drawCollection });
