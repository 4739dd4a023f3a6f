/*
 * Elements are made here and nowhere else: text goes in as text nodes, never as HTML.
 */

/**
 * make("p", {class: "quiet", click: f}, "text", child): functions are listeners, true is an empty attribute.
 *
 * @param {string} name
 * @param {?Object=} properties
 * @param {...?} children
 */
export function make(name, properties, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (typeof value === "function") {
      element.addEventListener(key, value);
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, value === true ? "" : value);
    }
  }
  fill(element, children);
  return element;
}

/** Puts these children, and nothing else, into an element; what is null or false is left out. */
export function fill(element, ...children) {
  element.textContent = "";
  for (const child of children.flat(3)) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child);
    }
  }
}

/** The longest name of a stranger's that is shown, in UTF-16 units; the core cuts names in exports there. */
const NAME_SHOWN = 160;

/** What no line may hold: control characters, and those that turn the direction of everything behind them. */
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

/** A name as it is shown, on one line. */
export function oneLine(name) {
  const line = name
    .slice(0, 2 * NAME_SHOWN)
    .replace(UNSHOWN, " ")
    .trim();
  return line.length > NAME_SHOWN ? line.slice(0, NAME_SHOWN).replace(/[\ud800-\udbff]$/, "") + "\u2026" : line;
}

export function byId(id) {
  return document.getElementById(id);
}

/**
 * A button that states what it does.
 *
 * @param {?} words a text, or what make takes as a child
 * @param {function(!Event): ?} act
 * @param {!Object=} properties
 */
export function button(words, act, properties) {
  return make("button", { type: "button", click: act, ...properties }, words);
}

/** Shows or hides an element. */
export function show(element, visible) {
  element.hidden = !visible;
}

/** Runs what draws anew, and leaves the keyboard where it was, on the element of the same id. */
export function keepingFocus(draw) {
  const id = document.activeElement && document.activeElement.id;
  draw();
  const again = id && byId(id);
  if (again && again !== document.activeElement) {
    again.focus({ preventScroll: true });
  }
}
