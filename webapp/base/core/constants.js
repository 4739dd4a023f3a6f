/*
 * The limits and sizes of the core, which the page has no copies of. Each core returns the limits of its own
 * operations: when the core of the view Decks takes over, it gets new requests. Labs return theirs themselves.
 */

import { ask } from "./ask.js";

/** Who answered last, and what. */
let answering = null;
let known = null;

/**
 * What the core in use answers to "constants": numbers by the name of an operation or a kind of code.
 *
 * @return {!PageConstants}
 */
export function coreConstants() {
  if (answering !== Cardbench.call) {
    known = ask("constants", {}).result;
    answering = Cardbench.call;
  }
  return known;
}
