/* Another text comes into the box: what it replaces can be undone, and gone back to. */

import { noteReplaced } from "../input/replaced.js";
import { writeInEditor } from "./editor.js";
import { played } from "./history.js";
import { session } from "./session.js";
import { takeCards } from "./view.js";

/** The box, for what undoes replaced texts. */
const replaceable = {
  key: "wizard",
  frame: "wizard-editor",
  field: "wizard-text",
  text: () => session.text,
  step: openStep,
  restore({ text, handle, file, scenario }) {
    session.file = file;
    session.scenario = scenario;
    // a text with which nothing was played does not go on with the game of the other one
    if (handle === null) session.game = null;
    putCards(text, handle ?? null);
  },
};

/** What is open: the text, its game, the file that it is, and the scenario that it is tested with. */
export function openStep() {
  const { text, file, scenario } = session;
  return { text, file, scenario, handle: played() > 0 ? session.game.handle : null };
}

/**
 * Another text than the one that is open, from wherever it came, and the game that is to be played with it.
 *
 * @param {string} text
 * @param {?Object=} handle
 * @param {{before: (!Object|undefined), fixed: (boolean|undefined)}=} options before: the step that it replaces, if it
 *     is not what is open any more; fixed: whether it is the same text with a small change
 */
export function openCards(text, handle = null, { before, fixed } = {}) {
  const old = before || openStep();
  // a small change goes on with the game, and so does whoever takes it back
  const game = fixed ? { handle: undefined } : {};
  noteReplaced(replaceable, { ...old, ...game }, { ...old, text, handle, ...game }, fixed);
  putCards(text, handle);
}

function putCards(text, handle) {
  session.opening = handle;
  session.isStep = true;
  writeInEditor(text);
  takeCards(text, true);
}
