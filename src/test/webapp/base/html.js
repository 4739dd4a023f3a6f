/* A document from HTML, and its visible words. */

import { Element, Fragment, Text } from "./document.js";

const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "path", "rect", "circle", "line"]);

/** The elements of a text in HTML, whose scripts do not run. */
export function parsed(html) {
  const root = new Fragment();
  let open = root;
  for (const [, text, end, name, attributes] of html
    .replace(/<!--[^]*?-->|<script[^]*?<\/script>|<!doctype[^>]*>/g, "")
    .matchAll(/([^<]+)|<(\/?)([a-z0-9]+)((?:"[^"]*"|[^>"])*)>/g)) {
    if (text) {
      open.append(text);
    } else if (end) {
      open = open.parentNode;
    } else {
      const element = new Element(name);
      for (const [, key, value] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)) {
        element.setAttribute(key, value ?? "");
      }
      open.append(element);
      if (!VOID.has(name)) open = element;
    }
  }
  return root;
}

/** Whether nothing hides an element; what a closed fold contains is hidden. */
export function isVisible(element) {
  if (!element.isConnected || element.hidden) return false;
  const around = element.parentElement;
  if (around?.localName === "details" && !around.open && element.localName !== "summary") return false;
  return !around || isVisible(around);
}

/** The words of a node, as they are visible, with one space between those of different elements. */
export function words(node) {
  const texts = (one) => {
    if (one instanceof Text) return [one.data];
    return one instanceof Element && !isVisible(one) ? [] : one.childNodes.flatMap(texts);
  };
  return texts(node).join(" ").replace(/\s+/g, " ").trim();
}
