/*
 * Whether a canvas gives back what was drawn on it. Browsers that hide the device from pages (Tor Browser, and Firefox
 * with privacy.resistFingerprinting) answer with made-up pixels, without an error, until the reader allows the page to
 * read them.
 */

import { make } from "./elements.js";
import { say } from "./words.js";

/** Red, green, blue and opacity of the pixel that is drawn. */
const DRAWN = [18, 120, 239, 255];

/** Noise that nobody sees is no falsification: some browsers change a colour by one step. */
const NOISE = 2;

/** Thrown in place of a picture with made-up pixels. */
export class FalsifiedCanvas extends Error {}

/** Draws a pixel and reads it back. */
export function canvasIsTrue() {
  const pen = make("canvas", { width: 1, height: 1 }).getContext("2d");
  pen.fillStyle = "rgb(" + DRAWN.slice(0, 3).join() + ")";
  pen.fillRect(0, 0, 1, 1);
  const { data } = pen.getImageData(0, 0, 1, 1);
  return DRAWN.every((part, i) => Math.abs(data[i] - part) <= NOISE);
}

/** @throws {FalsifiedCanvas} where pictures cannot be read back */
export function requireTrueCanvas() {
  if (!canvasIsTrue()) throw new FalsifiedCanvas();
}

/**
 * Does what needs a canvas; where it is falsified, does the other thing, and a line below the buttons gives the reason.
 *
 * @param {!Element} pressed the button
 * @param {function(): ?} act
 * @param {(function(): ?)=} otherwise
 * @return {!Promise<boolean>} whether the canvas was true
 */
export async function withTrueCanvas(pressed, act, otherwise) {
  const below = pressed.parentElement;
  below.parentElement.querySelectorAll(".falsified").forEach((line) => line.remove());
  try {
    await act();
    return true;
  } catch (failed) {
    if (!(failed instanceof FalsifiedCanvas)) throw failed;
    below.after(make("p", { class: "trouble falsified", role: "alert" }, say("trouble.canvas")));
    otherwise?.();
    return false;
  }
}
