/* The bytes of codes of Marvel Snap: the ids among them, and what stands around these. */

import { say } from "../../../base/ui/words.js";
import { addByteView } from "../../decks/state/code-views.js";

const TINTS = { card: "card", name: "setting" };

addByteView("snap", {
  tint: (field) => TINTS[field.name] || "frame",
  fieldName: (field) => say("snap.field." + field.name),
  meaning: (field) => field.meaning,
});
