/* Buttons, links, boxes and titles of parts that are held down. */

const PRESSED = ":is(button, summary, a, label, input):active";

/** Draws when nothing is held down: what is drawn anew would not hear the end of its press. */
export function afterPress(draw) {
  document.querySelector(PRESSED) ? setTimeout(afterPress, 50, draw) : draw();
}
