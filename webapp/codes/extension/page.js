/* Runs in the page when the reader presses the button of the extension: returns its texts that may hold a code. */

import { mayHoldCode } from "../reader/codes.js";
import { runsOf } from "../reader/runs.js";

/** A page of more texts is read no further. */
const MOST = 2000;

const texts = [];
for (const { text } of runsOf(document.body || document.documentElement)) {
  if (mayHoldCode(text) && texts.length < MOST) texts.push(text);
}
report(texts);
