/* The limits of the core for cards of 逆时巫师 OL. */

import { TEXT_LIMIT } from "../../base/core/text-limit.js";
import { wizardLab } from "./lab.js";

/** The length of a text that is taken: the limit of the core, or of the page until the core has returned its own. */
export function longestText() {
  return wizardLab.constants?.["wizard.check"].text ?? TEXT_LIMIT;
}

/** The largest number that a game may have; the core has reported it before a game is shown. */
export function largestNumber() {
  return wizardLab.constants["wizard.scenario"].number;
}
