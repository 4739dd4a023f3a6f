/* Elements whose content no script of the page reads, and whose look no style of the page decides. */

import { OWN } from "../reader/runs.js";

const { attachShadow } = Element.prototype;

/**
 * An element with a closed root. The focus of a span is that of its first part.
 *
 * @param {string} name
 * @param {!Object<string, string>} look styles that the page does not override
 * @param {string} style of the content
 * @return {{host: !HTMLElement, root: !ShadowRoot}}
 */
export function closed(name, look, style) {
  const host = /** @type {!HTMLElement} */ (document.createElement(name));
  host.setAttribute(OWN, "");
  const styles = { all: "initial", ...look };
  Object.keys(styles).forEach((key) => host.style.setProperty(key, styles[key], "important"));
  const root = attachShadow.call(host, { mode: "closed", delegatesFocus: name === "span" });
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
  } catch (refused) {
    const element = document.createElement("style");
    element.textContent = style;
    root.append(element);
  }
  return { host, root };
}
