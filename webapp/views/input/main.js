/* What the page uses of the script input.js. */

import { offer } from "../../ui/scripts.js";
import { acceptFiles } from "./arrivals.js";
import { takeLaunchedFiles } from "./launched-files.js";
import { drawFiles, tellText } from "./recognised.js";
import { takeSharedPicture } from "./shared-picture.js";
import { noteReplaced } from "./undo.js";

offer("input", { noteReplaced, acceptFiles, tellText, drawFiles });
takeSharedPicture();
takeLaunchedFiles();
