/* Groups of controls that are one stop of the Tab key; arrow keys go from one control to the next. */

import { make } from "./elements.js";

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

const OPTION_STEPS = { ...STEPS, ArrowDown: 1, ArrowUp: -1 };

/**
 * The group. The Tab key stops at the control that was focused last, at first at the chosen or first one.
 *
 * @param {!Object} properties of the element around the controls
 * @param {!Array<!Element>} stops
 * @param {string} state the attribute that is "true" at a chosen control
 * @param {!Object<string, number>} steps the arrow keys
 */
function oneStop(properties, stops, state, steps) {
  const stopAt = (stop) => stops.forEach((one) => one.setAttribute("tabindex", one === stop ? "0" : "-1"));
  const keydown = (event) => {
    const from = stops.indexOf(event.target);
    if (from < 0) return;
    if (event.key in steps) stops[(from + steps[event.key] + stops.length) % stops.length].focus();
    else if (event.target.localName !== "button" && [" ", "Enter"].includes(event.key)) event.target.click();
    else return;
    event.preventDefault();
  };
  stopAt(stops.find((one) => one.getAttribute(state) === "true") || stops[0]);
  return make("div", { ...properties, keydown, focusin: (event) => stopAt(event.target) }, stops);
}

/** Buttons of which one or several are pressed. */
export function buttonGroup(properties, buttons) {
  return oneStop({ ...properties, role: "group" }, buttons, "aria-pressed", STEPS);
}

/**
 * A list of which any number of options may be chosen, by a press, by the space bar or by Enter.
 *
 * @param {!Object} properties of the list, with its label
 * @param {!Array<{id: string, words: string, isChosen: boolean, press: function()}>} options
 */
export function optionList(properties, options) {
  const choices = options.map(({ id, words, isChosen, press }) =>
    make("div", { id, class: "chip", role: "option", "aria-selected": String(isChosen), click: press }, words));
  return oneStop(
    { ...properties, role: "listbox", "aria-multiselectable": "true" },
    choices,
    "aria-selected",
    OPTION_STEPS,
  );
}
