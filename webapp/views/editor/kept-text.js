/*
 * A text that the device keeps while it is written, so that it is there again after the page was closed. Where storage
 * is full or forbidden, the view says so until the text is kept again.
 */

import { announce } from "../../ui/announce.js";
import { byId, make, show } from "../../ui/elements.js";
import { keep, recall } from "../../ui/storage.js";
import { say } from "../../ui/words.js";

export class KeptText {
  /** @type {string} */
  _name;
  _isKept = true;

  /** @param {string} name what it is kept under */
  constructor(name) {
    this._name = name;
  }

  /** The place in the view where it is said that the device does not keep the text. */
  notice() {
    return make("p", { id: this._name + "-not-kept", class: "trouble", hidden: true, "data-say": "lab.not-kept" });
  }

  /** What was kept last, with all that belongs to it; null where nothing was. */
  recall() {
    return recall(this._name, null);
  }

  /** Keeps the text, with all that belongs to it. */
  keep(value) {
    const before = this._isKept;
    this._isKept = keep(this._name, value);
    if (this._isKept === before) return;
    show(byId(this._name + "-not-kept"), !this._isKept);
    if (!this._isKept) announce(say("lab.not-kept"));
  }
}
