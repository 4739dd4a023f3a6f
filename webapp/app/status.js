/*
 * What is said aloud: one line that screen readers read out, and that nobody sees.
 */

let statusTimer = 0;

/** Says something at once, or after a pause in which it may be overtaken. */
function tell(words, pause) {
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => {
    byId("status").textContent = words;
  }, pause || 0);
}
