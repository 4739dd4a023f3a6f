/* The first module of bytes.js: it offers the byte view to the view Decks. */

import { offer } from "../../../base/ui/scripts.js";
import { byteView } from "./byte-view.js";

offer("bytes", { byteView });
