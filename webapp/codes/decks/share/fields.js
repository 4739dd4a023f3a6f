/* Fields to copy from, and buttons that state whether what they did worked. */

import { announce } from "../../../base/ui/announce.js";
import { withTrueCanvas } from "../../../base/ui/canvas-probe.js";
import { copyText } from "../../../base/ui/clipboard.js";
import { button, byId, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

/** A field to select from, and a button that copies it. */
export function field(id, text) {
  const lines = text.split("\n").length;
  const area = make("textarea", {
    id,
    readonly: true,
    rows: String(Math.min(Math.max(lines, 2), 12)),
    spellcheck: "false",
    "aria-label": say("sharing.field"),
    focus: (event) => event.target.select(),
  });
  area.value = text;
  const copy = async () => {
    if (!(await copyText(text))) {
      area.focus();
      throw new Error("by hand");
    }
  };
  return [area, make("div", { class: "actions" }, sayingButton(id + "-copy", "sharing.copy", copy))];
}

/**
 * A button that shows for a moment whether it worked.
 *
 * @param {string} id
 * @param {string} words
 * @param {function(): ?} act
 * @param {(function(): ?)=} otherwise done where the browser falsifies the picture that the button takes
 * @return {!Element}
 */
export function sayingButton(id, words, act, otherwise) {
  return button(
    say(words),
    async () => {
      let answer = say("sharing.done");
      try {
        if (!(await withTrueCanvas(byId(id), act, otherwise))) return;
      } catch (refused) {
        answer = say("sharing.by-hand");
      }
      announce(answer);
      const pressed = byId(id);
      if (pressed) {
        pressed.textContent = answer;
        setTimeout(() => {
          pressed.textContent = say(words);
        }, 1600);
      }
    },
    { id, class: id.endsWith("-copy") || id === "share-copy-picture" ? "first" : null },
  );
}
