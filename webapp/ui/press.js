/* Buttons that are held down. */

/** Draws when no button is held down: one that is drawn anew would not hear the end of its press. */
export function afterPress(draw) {
  document.querySelector("button:active") ? setTimeout(afterPress, 50, draw) : draw();
}
