/* Buttons that copy a text which is made when they are pressed. */

import { announce } from "../../../base/ui/announce.js";
import { copyText } from "../../../base/ui/clipboard.js";
import { button } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

/** How long a button shows that it has copied, in milliseconds. */
const SAID = 1600;

/**
 * @param {string} id
 * @param {string} words
 * @param {function(): (string|!Promise<string>)} text
 * @param {string=} look
 */
export function copier(id, words, text, look) {
  return button(
    say(words),
    async (event) => {
      const pressed = event.currentTarget;
      const copied = await copyText(await text());
      const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
      pressed.textContent = answer;
      announce(answer);
      setTimeout(() => {
        pressed.textContent = say(words);
      }, SAID);
    },
    { id, class: look ?? null },
  );
}
