/* The registration sheet: a part of its own, sheet.js, which comes when somebody chooses it. */

import { make } from "../../../base/ui/elements.js";
import { loadPart } from "../../../base/ui/parts.js";
import { offered } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { chooseShare, refuse } from "../state/actions.js";
import { nameOf } from "./picture.js";

const PART = "sheet";

/** The sheet of a deck or a list. */
export function sheetPart(reading) {
  if (offered(PART)) return offered(PART).sheetPane(reading, nameOf(reading));
  loadPart(["deck-cards", PART], ["lists", PART], [PART]).then(
    () => chooseShare({}),
    // without network, on a first visit
    () => refuse("trouble.view"),
  );
  return make("p", { class: "quiet" }, say("sharing.coming"));
}
