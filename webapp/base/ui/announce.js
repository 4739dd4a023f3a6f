/*
 * Announcements: one line that screen readers read out, and that nobody sees.
 */

import { byId } from "./elements.js";

let statusTimer = 0;

/**
 * Announces a sentence at once, or after a pause in which it may be overtaken.
 *
 * @param {string} words
 * @param {number=} pause milliseconds
 */
export function announce(words, pause) {
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => {
    byId("status").textContent = words;
  }, pause || 0);
}
