/*
 * The one box. Under the text lies the same text, invisible, with the places marked that the answer speaks of;
 * it gives the box its height too, so that both always scroll as one.
 */

import { TEXT_LIMIT } from "../../core/text-limit.js";
import { byId, show } from "../../ui/elements.js";
import { afterPaint } from "../../ui/idle.js";
import { drawMarks } from "../../ui/marked-text.js";
import { say } from "../../ui/words.js";
import { noteReplaced } from "../input/replaced.js";
import { deckState } from "./state.js";
import { changeText, drawFold, placesOf } from "./view.js";

/** The box, for what undoes replaced texts. */
const replaceable = {
  key: "decks",
  frame: "box-frame",
  field: "box",
  text: () => deckState.text,
  restore({ text, pick, edited, name }) {
    deckState.editing = Boolean(edited);
    byId("box").value = text;
    changeText(text, { step: true, pick, name });
  },
};

/** Takes a text in, however it came; tells why where it cannot. */
export function acceptText(text, options) {
  if (text.length > TEXT_LIMIT) {
    refuse("trouble.too-long", { n: TEXT_LIMIT });
    return false;
  }
  const { edited, fixed } = options;
  const before = { text: deckState.text, pick: deckState.pick, edited, name: deckState.name };
  byId("box").value = text;
  changeText(text, options);
  if (!options.typed || edited) {
    const after = { text, pick: options.pick, edited, name: deckState.name };
    noteReplaced(replaceable, before, after, edited || fixed);
  }
  return true;
}

/**
 * Says why a text is not taken.
 *
 * @param {string} key
 * @param {!Object=} args
 */
export function refuse(key, args) {
  byId("trouble").textContent = say(key, args);
  show(byId("trouble"), true);
}

export function startBox() {
  const box = byId("box");
  box.addEventListener("paste", (event) => {
    const pasted = event.clipboardData ? event.clipboardData.getData("text/plain") : "";
    if (pasted.length > TEXT_LIMIT) {
      event.preventDefault();
      refuse("trouble.too-long", { n: TEXT_LIMIT });
    }
  });
  const take = (pasted) => {
    if (!acceptText(box.value, { step: pasted, typed: true, pasted })) {
      box.value = deckState.text;
    }
  };
  box.addEventListener("pointerdown", unfoldBox);
  box.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && event.key !== "Tab") {
      unfoldBox();
    }
  });
  box.addEventListener("input", (event) => {
    if (/^insertFrom/.test(event.inputType || "")) {
      afterPaint(() => take(true)); // the reader sees the text before the answer
    } else {
      take(false);
    }
  });
}

function unfoldBox() {
  deckState.folded = false;
  drawFold();
}

/** Selects a place in the box, and brings it into sight. */
export function selectInBox(from, to) {
  const box = byId("box");
  unfoldBox();
  box.focus({ preventScroll: true });
  box.setSelectionRange(from, to);
  drawMarks(deckState.text, [...placesOf(deckState.reading), { from, to, kind: "active" }]);
  const mark = byId("box-marks").querySelector(".active");
  (mark || byId("box-frame")).scrollIntoView({ block: "nearest" });
}

export function startPasteButton() {
  byId("paste").addEventListener("click", async () => {
    const box = byId("box");
    try {
      const text = await navigator.clipboard.readText();
      acceptText(text, { step: true });
    } catch (forbidden) {
      refuse("clipboard.paste-by-hand");
      box.select();
    }
    box.focus({ preventScroll: true });
  });
}
