/*
 * The texts that scripts put into a box, in order. Browsers undo what was typed, but forget it when a script sets the
 * text; these are the steps that they forget. A pure data structure.
 */

/** No more steps are kept. */
const STEPS_KEPT = 50;

/** A step is an object with the text, and with whatever else its view needs to restore it. */
export class TextHistory {
  constructor() {
    this._past = [];
    this._future = [];
    this._now = null;
  }

  /** A script replaced a step by another one. */
  replaced(before, after) {
    if (before.text === after.text) return;
    const typedSince = this._now !== null && this._now.text !== before.text;
    this._past = [...this._past, ...(typedSince ? [this._now] : []), before].slice(-STEPS_KEPT);
    this._future = [];
    this._now = after;
  }

  /** The step before; null where there is none, or where typing followed, which the browser undoes first. */
  undo(text) {
    return this._move(text, this._past, this._future);
  }

  /** The step that was undone last, under the same conditions. */
  redo(text) {
    return this._move(text, this._future, this._past);
  }

  /** Whether undoing brings a text back. */
  get losesText() {
    return this._past.some((step) => step.text.trim() !== "");
  }

  get canRedo() {
    return this._future.length > 0;
  }

  _move(text, from, to) {
    if (this._now === null || this._now.text !== text || from.length === 0) return null;
    to.push(this._now);
    this._now = from.pop();
    return this._now;
  }
}
