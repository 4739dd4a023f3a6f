/* Work that may wait. */

/** Acts when what a key or a paste has changed is on the screen. */
export function afterPaint(act) {
  requestAnimationFrame(() => {
    setTimeout(act);
  });
}

/** Acts when the page has nothing else to do. */
export function whenIdle(act) {
  (window.requestIdleCallback || ((later) => setTimeout(later, 300)))(act);
}
