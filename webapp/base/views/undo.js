/*
 * Undo for texts that were replaced in the box of a view: by Ctrl+Z (Cmd+Z on a Mac), and by a button in a line below
 * the box, which a phone needs.
 */

import { announce } from "../ui/announce.js";
import { button, byId, fill, make } from "../ui/elements.js";
import { say, sayAll } from "../ui/words.js";
import { openView } from "./views.js";
import { TextHistory } from "./text-history.js";

/** The boxes with replaced texts, by the key of their view: {box, history, line}. */
const boxes = new Map();

/**
 * Notes that a text was replaced.
 *
 * @param box see replaced.js
 * @param before {text, ...}: what restores the old text
 * @param after the same for the new one
 * @param quiet whether the keys alone undo it
 */
export function noteReplaced(box, before, after, quiet) {
  if (before.text === after.text) return;
  if (!boxes.has(box.key)) {
    boxes.set(box.key, { box, history: new TextHistory(), line: make("p", { class: "quiet" }) });
  }
  const noted = boxes.get(box.key);
  noted.history.replaced(before, after);
  hide(noted);
  if (quiet || !noted.history.losesText) return;
  if (box.text() === after.text) tell(noted, after.text === "" ? "input.cleared" : "input.replaced");
}

/** Shows the line below the box: what happened, and the buttons that take it back or do it again. */
function tell(noted, words) {
  const { box, history, line } = noted;
  const moves = [history.losesText && "undo", history.canRedo && "redo"].filter((move) => move);
  fill(
    line,
    make("span", { "data-say": words }),
    moves.map((move) => [
      " ",
      button("", () => restore(noted, move), { class: "plain", id: move + "-" + box.key, "data-say": "input." + move }),
    ]),
  );
  sayAll(line);
  byId(box.frame).after(line);
  announce(say(words));
}

function hide(noted) {
  noted.line.remove();
}

/** Goes a step back or forth. Whether there was one. */
function restore(noted, move) {
  const step = noted.history[move](openStep(noted.box));
  if (step === null) {
    hide(noted);
    return false;
  }
  put(noted, step, move);
  return true;
}

/** What is open in a box, as a step. */
function openStep(box) {
  return box.step ? box.step() : { text: box.text() };
}

function put(noted, step, move) {
  const { box, line } = noted;
  const focused = line.contains(document.activeElement);
  box.restore(step);
  tell(noted, move === "undo" ? "input.undone" : "input.redone");
  if (focused) line.querySelector("button").focus({ preventScroll: true });
}

/** Takes the last change of the box of a view back, or does it again; whether there was one. */
export function undoReplaced(key, move = "undo") {
  const noted = boxes.get(key);
  return Boolean(noted) && restore(noted, move);
}

/** Whether the box of a view has a change to take back. */
export function canUndo(key) {
  return Boolean(boxes.get(key)?.history.canUndo);
}

/**
 * An editor went back or forth by its own history, which has the texts alone. If it came to a step, what else belongs
 * to this step is restored; whether it did.
 */
export function followEditor(key, text) {
  const noted = boxes.get(key);
  const move = noted ? noted.history.moveTo(text) : "";
  if (move !== "") put(noted, noted.history.take(move, openStep(noted.box)), move);
  return move !== "";
}

/** Whether the keys belong to another text: a field that holds some, or an editor that undoes by itself. */
function undoesItself(element, box) {
  const field =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.value !== "");
  return element.id !== box.field && (field || Boolean(element.shadowRoot));
}

// on the window, so that whoever has undone something else in the document comes first
addEventListener("keydown", (event) => {
  const noted = boxes.get(openView.key);
  if (!noted || event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (undoesItself(event.target, noted.box)) return;
  const key = event.key.toLowerCase();
  const move = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : "";
  if (move !== "" && restore(noted, move)) event.preventDefault();
});

/** What is typed is undone by the browser; the line below would only take it back with the rest. */
addEventListener("input", (event) => {
  const noted = boxes.get(openView.key);
  if (noted && byId(noted.box.frame).contains(event.target)) hide(noted);
});
