/* What the page uses of the script input.js. */

import { offer } from "../../ui/scripts.js";
import { acceptFiles } from "./arrivals.js";
import { drawFiles, tellText } from "./recognised.js";
import { takeSharedPicture } from "./shared-picture.js";
import { noteReplaced } from "./undo.js";

offer("input", { noteReplaced, acceptFiles, tellText, drawFiles });
takeSharedPicture();
