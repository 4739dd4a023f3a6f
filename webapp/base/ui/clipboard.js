/* Copying out and pasting in, where the browser lets a page do it; elsewhere the page states how to do it by hand. */

import { announce } from "./announce.js";
import { button, byId, fill, make } from "./elements.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** The words that buttons show for a moment after a press, by their ids: drawn anew, they still show them. */
const copySays = new Map();

/**
 * A button that copies a text, and states that it did.
 *
 * @param {string} id
 * @param {string} words
 * @param {function(): string} text
 * @param {{picture: (string|undefined), look: (string|undefined)}=} options the name of its icon, and its class
 */
export function copyButton(id, words, text, { picture, look } = {}) {
  const content = (answer) => [picture && icon(answer ? "check" : picture), make("span", null, answer || say(words))];
  const speak = (answer) => {
    copySays.set(id, answer);
    const drawn = byId(id);
    if (drawn) {
      fill(drawn, content(answer));
    }
  };
  return button(
    content(copySays.get(id)),
    async () => {
      const copied = await copyText(text());
      const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
      speak(answer);
      announce(answer);
      setTimeout(speak, 1600, "");
    },
    { id, class: look || null },
  );
}

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (forbidden) {
    return copyOldWay(text);
  }
}

/** For browsers that have no clipboard object, or keep it from this page. */
function copyOldWay(text) {
  const field = make("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" });
  const before = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch (forbidden) {
    copied = false;
  }
  field.remove();
  if (before) {
    before.focus({ preventScroll: true });
  }
  return copied;
}
