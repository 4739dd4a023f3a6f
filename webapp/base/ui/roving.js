/* A group of buttons that is one stop of the Tab key; arrow keys go from one to the next. */

import { make } from "./elements.js";

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The group. The pressed button is where the Tab key stops, or the first one.
 *
 * @param {!Object} properties of the element around the buttons
 * @param {!Array<!Element>} buttons
 */
export function buttonGroup(properties, buttons) {
  const start = buttons.find((one) => one.getAttribute("aria-pressed") === "true") || buttons[0];
  const stopAt = (stop) => buttons.forEach((one) => one.setAttribute("tabindex", one === stop ? "0" : "-1"));
  const step = (event) => {
    const from = buttons.findIndex((one) => one === document.activeElement);
    if (!(event.key in STEPS) || from < 0) return;
    event.preventDefault();
    const next = buttons[(from + STEPS[event.key] + buttons.length) % buttons.length];
    stopAt(next);
    next.focus();
  };
  stopAt(start);
  return make("div", { ...properties, role: "group", keydown: step }, buttons);
}
