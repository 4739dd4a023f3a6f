/* The button that throws away what is kept. */

import { announce } from "../ui/announce.js";
import { button } from "../ui/elements.js";
import { forgetKept } from "../ui/forgetting.js";
import { say } from "../ui/words.js";
import { drawViews, views } from "./views.js";

/**
 * A button that forgets everything that is kept, in every view.
 * @param {string} id
 * @param {(function(): ?)=} then where the keyboard goes, if the button goes away with what was kept
 */
export function forgetButton(id, then) {
  const act = () => {
    forgetKept();
    for (const view of views) {
      if (view.forget) view.forget();
    }
    drawViews();
    announce(say("recent.forgotten"));
    if (then) then();
  };
  return button(say("recent.forget"), act, { id });
}
