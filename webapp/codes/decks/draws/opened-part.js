/* A part below an answer that requires its content when it is opened for the first time. */

import { fill, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

/**
 * @param {string} id
 * @param {string} title the path of its words
 * @param {function(): !Promise<?>} content a promise of what make takes as children; where it is broken, the part says
 *     why, and asks again when it is opened again
 */
export function openedPart(id, title, content) {
  const body = make("div", { class: "receipt" }, make("p", { class: "quiet" }, say("charts.receipt.coming")));
  let asked = false;
  const open = async (event) => {
    if (!event.target.open || asked) return;
    asked = true;
    try {
      fill(body, ...[await content()].flat());
    } catch (broken) {
      asked = false;
      fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    }
  };
  return make("details", { id, toggle: open }, make("summary", null, say(title)), body);
}
