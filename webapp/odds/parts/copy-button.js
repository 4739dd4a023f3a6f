/* A button that copies a text which may have to be requested first. */

import { announce } from "../../base/ui/announce.js";
import { copyText } from "../../base/ui/clipboard.js";
import { button } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { setRunTrouble } from "../state/run-actions.js";

export function copyLaterButton(id, words, text) {
  return button(
    words,
    async (event) => {
      const pressed = event.currentTarget;
      let copied = false;
      try {
        copied = await copyText(await text());
      } catch (reason) {
        setRunTrouble(say("lab.failed", { reason: reason.message }));
      }
      const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
      pressed.textContent = answer;
      announce(answer);
      setTimeout(() => {
        pressed.textContent = words;
      }, 1600);
    },
    { id, class: "plain" },
  );
}
