/*
 * The editor in which cards are written: a plain box at first, the code editor once it is loaded; and what is marked in
 * it.
 */

import { wizard } from "./state.js";

/** The editor in use; null as long as the view is not built. */
export let editor = null;

let marks = [];

export function useEditor(next) {
  editor = next;
}

/** Puts a text into the editor; what follows from it is for the caller. */
export function writeInEditor(text) {
  editor.setText(text);
}

export function markCards(places) {
  marks = places.filter((mark) => mark.from <= mark.to && mark.to <= wizard.get().text.length);
  editor.mark(marks);
}

export function selectInCards(from, to) {
  editor.select(from, to);
  showInCards(from, to);
}

/** Marks a place, and brings it into sight, without taking the keyboard there. */
export function showInCards(from, to) {
  markCards([...marks.filter((mark) => mark.kind !== "active"), { from, to, kind: "active" }]);
  editor.show();
}
