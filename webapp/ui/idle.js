/* Work that may wait. */

/** Acts when the page has nothing else to do. */
export function whenIdle(act) {
  (window.requestIdleCallback || ((later) => setTimeout(later, 300)))(act);
}
