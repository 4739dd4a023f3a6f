/* What the page uses of the script input.js. */

import { offer } from "../../base/ui/scripts.js";
import { acceptFiles } from "./arrivals.js";
import { kindOf } from "./kinds.js";
import { takeLaunchedFiles } from "./launched-files.js";
import { drawFiles, tellText } from "./recognised.js";
import { takeSharedPicture } from "./shared-picture.js";
import { noteReplaced } from "../../base/views/undo.js";

offer("input", { noteReplaced, acceptFiles, kindOf, tellText, drawFiles });
takeSharedPicture();
takeLaunchedFiles();
