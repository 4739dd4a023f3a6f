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

  /**
   * The step before; null where there is none, or where typing followed, which the browser undoes first.
   *
   * @param {!Object} current what is open: its text, and what else restores it as it is by now
   */
  undo(current) {
    return this._isNow(current) ? this.take("undo", current) : null;
  }

  /** The step that was undone last, under the same conditions. */
  redo(current) {
    return this._isNow(current) ? this.take("redo", current) : null;
  }

  /** Whether undoing or redoing leads to this text: "undo", "redo", or empty. */
  moveTo(text) {
    return ["undo", "redo"].find((move) => this._stepsOf(move).at(-1)?.text === text) ?? "";
  }

  /** Goes to the next step in a direction, whatever was typed since; null where there is none. */
  take(move, current) {
    const from = this._stepsOf(move);
    if (from.length === 0) return null;
    this._stepsOf(move === "undo" ? "redo" : "undo").push(
      this._isNow(current) ? { ...this._now, ...current } : this._now,
    );
    this._now = from.pop();
    return this._now;
  }

  /** Whether undoing brings a text back. */
  get losesText() {
    return this._past.some((step) => step.text.trim() !== "");
  }

  get canRedo() {
    return this._future.length > 0;
  }

  get canUndo() {
    return this._past.length > 0;
  }

  _isNow(current) {
    return this._now !== null && this._now.text === current.text;
  }

  _stepsOf(move) {
    return move === "undo" ? this._past : this._future;
  }
}
