/*
 * Elements are made here and nowhere else: text goes in as text nodes, never as HTML.
 */

/** make("p", {class: "quiet", click: f}, "text", child): functions are listeners, true is an empty attribute. */
function make(name, properties, ...children) {
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
function fill(element, ...children) {
  element.textContent = "";
  for (const child of children.flat(3)) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child);
    }
  }
}

function byId(id) {
  return document.getElementById(id);
}

/** A button that says what it does. */
function button(words, act, properties) {
  return make("button", {type: "button", click: act, ...properties}, words);
}

/** Shows or hides an element. */
function show(element, visible) {
  element.hidden = !visible;
}

/** Runs what draws anew, and leaves the keyboard where it was, on the element of the same id. */
function keepingFocus(draw) {
  const id = document.activeElement && document.activeElement.id;
  draw();
  const again = id && byId(id);
  if (again && again !== document.activeElement) {
    again.focus({preventScroll: true});
  }
}
