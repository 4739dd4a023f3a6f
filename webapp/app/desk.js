/*
 * The desk: the larger bundle, which knows names and card tables. It comes when the page has nothing else to do, or
 * as soon as it is wanted, and takes over from the bundle of the first answer: the same global, the same answers, and
 * more of them.
 */

/** The words of what only the desk says. */
const DESK_WORDS = ".desk";

let deskComing = null;

/** Resolves when the desk is there; broken where its script cannot be loaded, which the next call tries anew. */
function whenDesk() {
  deskComing =
    deskComing ||
    Promise.all([loadScript("desk.js"), loadWordPart(DESK_WORDS)]).catch((error) => {
      deskComing = null;
      throw error;
    });
  return deskComing;
}

/** Fetches the desk ahead of time. Where that fails nothing is missing yet: whoever wants it asks again, and is told. */
function startDesk() {
  whenIdle(() => whenDesk().catch(() => undefined));
}

/** Acts when the page has nothing else to do. */
function whenIdle(act) {
  (window.requestIdleCallback || ((later) => setTimeout(later, 300)))(act);
}
