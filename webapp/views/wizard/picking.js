/* What a choice can be made of, where it lies on the table: pressed there, it is chosen. */

import { doAction } from "./play.js";
import { session } from "./session.js";
import { drawTable } from "./view.js";

/** Whether the choice that the game waits for can be this card, monster or player. */
export function isCandidate(uuid) {
  return session.waiting !== null && session.waiting.prompt.candidates.includes(uuid);
}

/** Whether one was chosen for a choice of several. */
export function isPicked(uuid) {
  return session.waiting !== null && session.waiting.picked.includes(uuid);
}

/** Whether the choice is of several, so that it is complete only when somebody says so. */
export function isOfSeveral({ minimum, maximum }) {
  return minimum !== 1 || maximum !== 1;
}

/** Chooses one; of several, what was chosen before is put back. */
export function pick(uuid) {
  const { action, choices, prompt, picked } = session.waiting;
  if (!isOfSeveral(prompt)) {
    doAction(action, [...choices, [uuid]]);
    return;
  }
  session.waiting.picked = picked.includes(uuid) ? picked.filter((other) => other !== uuid) : [...picked, uuid];
  drawTable();
}
