/* The place of the calculator, whose script and words come when it is in sight. */

import { byId, fill, make, show } from "../../base/ui/elements.js";
import { loadPart } from "../../base/ui/parts.js";
import { say } from "../../base/ui/words.js";
import { odds } from "../state/state.js";

/** Shows the calculator, or hides it; it is drawn anew where the address or the language is another one. */
export async function drawCalculator() {
  const place = byId("odds-calculator");
  show(place, odds.get().draw !== null);
  if (place.hidden) return;
  try {
    const calculator = await loadPart(["calculator"]);
    if (!place.hidden) calculator.draw();
  } catch (missing) {
    fill(place, make("p", { class: "trouble", role: "alert" }, say("trouble.view")));
  }
}
