/*
 * A line about work that goes on: a bar, how far it is in words, and a button that ends it. It stays the same element
 * while what is around it is drawn anew, so that a press on its button is never lost. Nothing is seen of it when
 * nothing is at work.
 */

import { count } from "../../base/charts/numbers.js";
import { button, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";

export class ProgressLine {
  /**
   * @param {string} id of the element; those of its parts begin with it
   * @param {function(): ?} stop ends the work; what was computed until then stays
   */
  constructor(id, stop) {
    this._id = id;
    this._stop = stop;
    this._bar = null;
    this._says = null;
    this._button = null;
    this._element = null;
  }

  /** The element, made when it is first requested. */
  get element() {
    if (this._element === null) {
      const id = this._id;
      this._bar = make("progress", { id: id + "-bar", max: "1", "aria-labelledby": id + "-says" });
      this._says = make("span", { id: id + "-says", class: "quiet" });
      this._button = button("", this._stop, { id: id + "-stop" });
      this._element = make("div", { id, class: "work", hidden: true }, this._bar, this._says, this._button);
    }
    return this._element;
  }

  /**
   * States how far the work is.
   *
   * @param {?{share: ?number, words: !Array<string>}} work share: from 0 to 1, null where it is not known; null where
   *   nothing is at work
   */
  show(work) {
    show(this.element, work !== null);
    if (work === null) return;
    if (work.share === null) this._bar.removeAttribute("value");
    else this._bar.value = work.share;
    this._says.textContent = work.words.join(" \u00b7 ");
    this._button.textContent = say("odds.run.stop");
  }
}

/**
 * The time that is left, in words: none where it is not known, or is over in a moment.
 *
 * @param {?number} seconds
 * @return {!Array<string>}
 */
export function timeLeft(seconds) {
  if (seconds === null || seconds < 2) return [];
  return seconds < 90
    ? [say("odds.work.seconds", { n: count(Math.ceil(seconds)) })]
    : [say("odds.work.minutes", { n: count(Math.ceil(seconds / 60)) })];
}
