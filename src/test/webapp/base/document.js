/*
 * A document without a browser: elements, texts, attributes, events that bubble, and the selectors that the page and
 * its tests use. It has no layout and no styles: an element is visible unless it, or an element around it, is hidden.
 */

import { Event, EventTarget } from "./events.js";
import { allMatching, isMatching } from "./selectors.js";

/** A selector of one id, the commonest. */
const ONE_ID = /^#([\w-]+)$/;

class Node extends EventTarget {
  parentNode = null;
  childNodes = [];

  get _above() {
    return this.parentNode;
  }

  get parentElement() {
    return this.parentNode instanceof Element ? this.parentNode : null;
  }

  get isConnected() {
    return this === document || Boolean(this.parentNode?.isConnected);
  }

  get children() {
    return this.childNodes.filter((node) => node.localName !== undefined);
  }

  get childElementCount() {
    return this.children.length;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }

  get nextElementSibling() {
    return sibling(this, 1);
  }

  get previousElementSibling() {
    return sibling(this, -1);
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(...(text === "" ? [] : [text]));
  }

  contains(node) {
    return node === this || (Boolean(node?.parentNode) && this.contains(node.parentNode));
  }

  append(...nodes) {
    this._insert(this.childNodes.length, nodes);
  }

  prepend(...nodes) {
    this._insert(0, nodes);
  }

  replaceChildren(...nodes) {
    for (const node of this.childNodes) {
      if (node.localName !== undefined) dropIds(node);
      node.parentNode = null;
    }
    this.childNodes = [];
    this.append(...nodes);
    dropFocus();
  }

  before(...nodes) {
    this.parentNode._insert(this.parentNode.childNodes.indexOf(this), nodes);
  }

  after(...nodes) {
    this.parentNode._insert(this.parentNode.childNodes.indexOf(this) + 1, nodes);
  }

  replaceWith(...nodes) {
    this.before(...nodes);
    this.remove();
  }

  remove() {
    const around = this.parentNode;
    if (!around) return;
    if (this.localName !== undefined) dropIds(this);
    around.childNodes = around.childNodes.filter((node) => node !== this);
    this.parentNode = null;
    dropFocus();
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  querySelectorAll(selector) {
    const [, id] = ONE_ID.exec(selector) ?? [];
    if (!id || !this.isConnected) return allMatching(this, selector);
    const one = document.getElementById(id);
    return one && one !== this && this.contains(one) ? [one] : [];
  }

  _insert(place, nodes) {
    const next = this.childNodes[place];
    for (const given of nodes) {
      const node = given instanceof Node ? given : new Text(String(given));
      for (const one of node instanceof Fragment ? [...node.childNodes] : [node]) {
        if (one === next) continue;
        one.remove();
        this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, one);
        one.parentNode = this;
        if (one.localName === undefined) continue;
        if (this.isConnected) addIds(one);
        document._added?.(one);
      }
    }
  }
}

/** The elements of the document by their ids. */
const byId = new Map();

function addIds(element) {
  const id = element._attributes.get("id");
  if (id !== undefined) byId.set(id, element);
  for (const child of element.childNodes) if (child.localName !== undefined) addIds(child);
}

function dropIds(element) {
  const id = element._attributes.get("id");
  if (byId.get(id) === element) byId.delete(id);
  for (const child of element.childNodes) if (child.localName !== undefined) dropIds(child);
}

function sibling(node, step) {
  const all = node.parentNode?.children ?? [];
  return all[all.indexOf(node) + step] ?? null;
}

/** The focus is on no element that was taken out of the document. */
function dropFocus() {
  if (document._focused && !document._focused.isConnected) document._focused = null;
}

export class Text extends Node {
  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return this.data;
  }
}

export class Fragment extends Node {}

export class Element extends Node {
  _attributes = new Map();

  /** What is set on the element and differs from its attributes: value, checked, selected. */
  _set = {};

  style = { setProperty: (name, value) => (this.style[name] = value) };

  constructor(localName) {
    super();
    this.localName = localName;
  }

  get tagName() {
    return this.localName.toUpperCase();
  }

  get attributes() {
    return [...this._attributes].map(([name, value]) => ({ name, value }));
  }

  getAttribute(name) {
    return this._attributes.get(name) ?? null;
  }

  hasAttribute(name) {
    return this._attributes.has(name);
  }

  setAttribute(name, value) {
    this._attributes.set(name, String(value));
    if (name === "id" && this.isConnected) addIds(this);
  }

  removeAttribute(name) {
    this._attributes.delete(name);
  }

  toggleAttribute(name, isWanted = !this.hasAttribute(name)) {
    if (isWanted) this.setAttribute(name, this.getAttribute(name) ?? "");
    else this.removeAttribute(name);
  }

  get classList() {
    const names = () => this.className.split(/\s+/).filter((name) => name);
    const set = (list) => (this.className = [...new Set(list)].join(" "));
    return {
      contains: (name) => names().includes(name),
      add: (...added) => set([...names(), ...added]),
      remove: (...removed) => set(names().filter((name) => !removed.includes(name))),
      toggle: (name, isWanted = !names().includes(name)) =>
        set(isWanted ? [...names(), name] : names().filter((one) => one !== name)),
    };
  }

  get dataset() {
    const attribute = (key) => "data-" + key.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    return new Proxy(this, {
      get: (element, key) => element._attributes.get(attribute(key)),
      has: (element, key) => element.hasAttribute(attribute(key)),
      set: (element, key, value) => (element.setAttribute(attribute(key), value), true),
      deleteProperty: (element, key) => (element.removeAttribute(attribute(key)), true),
    });
  }

  matches(selector) {
    return isMatching(this, selector);
  }

  closest(selector) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  get options() {
    return this.querySelectorAll("option");
  }

  get selectedOptions() {
    return this.options.filter((option) => option.selected);
  }

  get selectedIndex() {
    return this.options.findIndex((option) => option.selected);
  }

  get selected() {
    const list = this.closest("select");
    const all = list?.options ?? [this];
    const chosen = all.find((one) => one._set.selected) ?? all.findLast((one) => one.hasAttribute("selected"));
    return this === (chosen ?? all[0]);
  }

  set selected(isSelected) {
    for (const one of this.closest("select")?.options ?? []) one._set.selected = false;
    this._set.selected = isSelected;
  }

  get value() {
    if (this.localName === "select") return this.options.find((option) => option.selected)?.value ?? "";
    if (this.localName === "option") return this.getAttribute("value") ?? this.textContent;
    return this._set.value ?? (this.localName === "textarea" ? this.textContent : this.getAttribute("value")) ?? "";
  }

  set value(value) {
    if (this.localName === "select") {
      for (const option of this.options) option._set.selected = option.value === String(value);
    } else if (this.localName === "progress") {
      this.setAttribute("value", value);
    } else {
      this._set.value = String(value);
      this.selectionStart = this.selectionEnd = this._set.value.length;
    }
  }

  get valueAsNumber() {
    return this.value.trim() === "" ? NaN : Number(this.value);
  }

  get checked() {
    return this._set.checked ?? this.hasAttribute("checked");
  }

  set checked(isChecked) {
    this._set.checked = isChecked;
  }

  setSelectionRange(from, to) {
    this.selectionStart = from;
    this.selectionEnd = to;
  }

  select() {
    this.setSelectionRange(0, this.value.length);
  }

  focus() {
    if (!this.isConnected || this.disabled || document._focused === this) return;
    this._leave();
    document._focused = this;
    this.dispatchEvent(new Event("focus"));
    this.dispatchEvent(new Event("focusin", { bubbles: true }));
  }

  blur() {
    if (document._focused === this) this._leave();
  }

  _leave() {
    const left = document._focused;
    document._focused = null;
    left?.dispatchEvent(new Event("blur"));
    left?.dispatchEvent(new Event("focusout", { bubbles: true }));
  }

  /** A press, with what the browser does for controls, links and folds. */
  click() {
    if (this.disabled) return;
    const isBox = this.localName === "input" && ["checkbox", "radio"].includes(this.type);
    if (isBox) check(this);
    if (!this.dispatchEvent(new Event("click", { bubbles: true }))) return;
    if (this.localName === "input" && this.type === "file") document._chooser = this;
    if (isBox) {
      this.dispatchEvent(new Event("input", { bubbles: true }));
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (this.localName === "summary") {
      this.parentElement.open = !this.parentElement.open;
      this.parentElement.dispatchEvent(new Event("toggle"));
    }
    const submits = this.localName === "button" && ["", "submit"].includes(this.type);
    if (submits) this.closest("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
    const address = this.closest("a")?.getAttribute("href");
    if (address?.startsWith("#")) location.hash = address;
  }

  scrollIntoView() {}

  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }

  cloneNode(isDeep) {
    const copy = new Element(this.localName);
    copy._attributes = new Map(this._attributes);
    if (isDeep) copy.append(...this.childNodes.map((node) => node.cloneNode?.(true) ?? node.textContent));
    return copy;
  }
}

function check(box) {
  if (box.type === "radio") {
    for (const one of document.querySelectorAll('[name="' + box.getAttribute("name") + '"]')) one.checked = false;
  }
  box.checked = box.type === "radio" || !box.checked;
}

for (const name of ["id", "href", "type", "title", "lang", "src", "name", "placeholder", "min", "max", "rel", "download"]) {
  reflect(name, name);
}
reflect("className", "class");
reflect("htmlFor", "for");
reflect("content", "content");
for (const name of ["hidden", "disabled", "open", "multiple"]) {
  Object.defineProperty(Element.prototype, name, {
    get() {
      return this.hasAttribute(name);
    },
    set(isSet) {
      this.toggleAttribute(name, Boolean(isSet));
    },
  });
}

function reflect(property, attribute) {
  Object.defineProperty(Element.prototype, property, {
    get() {
      return this.getAttribute(attribute) ?? "";
    },
    set(value) {
      this.setAttribute(attribute, value);
    },
  });
}

class Document extends Node {
  hidden = false;
  title = "";
  readyState = "complete";

  /** Called with each element that is put into another; stands for the browser, which loads scripts and styles. */
  _added = null;

  /** The element with the focus. */
  _focused = null;

  /** The field for files that was pressed last; it need not be in the document. */
  _chooser = null;

  get _above() {
    return globalThis.window;
  }

  get documentElement() {
    return this.childNodes[0];
  }

  get head() {
    return this.documentElement.childNodes[0];
  }

  get body() {
    return this.documentElement.childNodes[1];
  }

  get activeElement() {
    return this._focused ?? this.body;
  }

  createElement = (name) => new Element(name);

  createElementNS = (space, name) => new Element(name);

  createTextNode(text) {
    return new Text(text);
  }

  createDocumentFragment() {
    return new Fragment();
  }

  getElementById(id) {
    const one = byId.get(id);
    return one?.id === id ? one : null;
  }

  getSelection() {
    return "";
  }
}

const document = new Document();
document.append(new Element("html"));
document.documentElement.append(new Element("head"), new Element("body"));

export { document };
