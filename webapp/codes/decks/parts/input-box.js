/*
 * The one box. Under the text lies the same text, invisible, with the places marked that the answer refers to;
 * it gives the box its height too, so that both always scroll as one.
 */

import { TEXT_LIMIT } from "../../../base/core/text-limit.js";
import { byId, show } from "../../../base/ui/elements.js";
import { afterPaint } from "../../../base/ui/idle.js";
import { drawMarks } from "../../../base/ui/marked-text.js";
import { say } from "../../../base/ui/words.js";
import { acceptText, refuse, unfoldBox } from "../state/actions.js";
import { codeViews } from "../state/code-views.js";
import { deckState } from "../state/state.js";

/** What is marked in the box: the code that is open, and every place that a note refers to. */
export function placesOf(reading) {
  const notes = reading.notes.filter((note) => typeof note.from === "number");
  return [
    ...reading.found
      .slice(reading.pick, reading.pick + 1)
      .map((code) => ({ from: code.from, to: code.to, kind: "picked" })),
    ...notes.map((note) => ({ from: note.from, to: note.to, kind: note.severity })),
  ];
}

/**
 * The box is a strip above a deck that came whole, with the number of lines beside it where one is seen of several; the
 * deck has the whole width where there are no remarks.
 */
export function drawFold() {
  const { reading, folded } = deckState();
  const view = byId("decks").classList;
  const strip = folded && Boolean(reading.list || (reading.deck && codeViews[reading.kind]));
  view.toggle("folded", strip);
  view.toggle("blank", reading.text.trim() === "");
  view.toggle("alone", reading.found.length < 2 && (reading.list || reading.notes.length === 0));
  const picked = strip && byId("box-marks").querySelector(".picked");
  const frame = byId("box-frame");
  const lines = reading.text.trim().split("\n").length;
  byId("box-lines").textContent = say("box.lines", { n: lines });
  show(byId("box-lines"), strip && lines > 1);
  frame.scrollTop = picked ? picked.offsetTop - (picked.offsetTop % frame.clientHeight) : 0;
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
      box.value = deckState().text;
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

/** Selects a place in the box, and brings it into sight. */
export function selectInBox(from, to) {
  const box = byId("box");
  unfoldBox();
  box.focus({ preventScroll: true });
  box.setSelectionRange(from, to);
  drawMarks(deckState().text, [...placesOf(deckState().reading), { from, to, kind: "active" }]);
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
