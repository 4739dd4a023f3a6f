/* What the form does not show, with the way to it in the text. */

import { placeName } from "../../base/ui/diagnostics.js";
import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { showText } from "../state/actions.js";
import { editor } from "../state/editor.js";
import { formState } from "./state.js";

/** A button that shows a place in the text. */
export function lineButton(id, place, words) {
  return button(
    words,
    () => {
      showText();
      editor.select(place.from, place.to);
    },
    { id, class: "plain" },
  );
}

/** The parts of a card, topic or combo that are written in text: each is named by its key. */
export function textsBelow(form, path, id) {
  const parts = form.text.filter(
    (part) => part.path.length === path.length + 1 && path.every((key, i) => part.path[i] === key),
  );
  return textLine(parts, (part) => part.path.at(-1), id);
}

/** Those that belong to no card, topic or combo. */
export function otherTexts(form) {
  const parts = form.text.filter(({ path }) => path.length < 3);
  return textLine(parts, ({ path }) => path.join(" \u203a "), "form-text");
}

function textLine(parts, words, id) {
  return (
    parts.length > 0 &&
    make(
      "p",
      { class: "quiet in-text" },
      say("form.in-text"),
      " ",
      parts.map((part, i) => [
        lineButton(id + "-" + i, part, [make("code", null, words(part)), " " + placeName(part, formState.text)]),
        " ",
      ]),
    )
  );
}
