/*
 * Where storage is full or forbidden, a view shows that the device does not keep its text, until it is kept
 * again.
 */

import { announce } from "../ui/announce.js";
import { byId, make, show } from "../ui/elements.js";
import { say } from "../ui/words.js";

export class KeptNotice {
  /** @type {string} */
  _id;
  _isKept = true;

  /** @param {string} name what the text is kept under */
  constructor(name) {
    this._id = name + "-not-kept";
  }

  /** The place of the notice in the view. */
  element() {
    return make("p", { id: this._id, class: "trouble", hidden: true, "data-say": "lab.not-kept" });
  }

  /** Takes whether the text could be kept. */
  tell(isKept) {
    if (isKept === this._isKept) return;
    this._isKept = isKept;
    show(byId(this._id), !isKept);
    if (!isKept) announce(say("lab.not-kept"));
  }
}
