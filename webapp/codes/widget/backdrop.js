/* What is behind a deck: a page may be dark in a light system, and light in a dark one. */

/** Whether a colour, as computed styles have it, is dark; null of one that lets another shine through. */
function isDark(colour) {
  const parts = /^rgba?\(/.test(colour) ? colour.match(/[\d.]+/g) : [0, 0, 0, 0];
  const [red, green, blue, part = 1] = parts.map(Number);
  return part > 0.5 ? 299 * red + 587 * green + 114 * blue < 128_000 : null;
}

/** Whether the page is dark where an element is. A page without a background has that of its text's opposite. */
export function isDarkAround(element) {
  for (let at = element; at instanceof Element; at = at.parentElement || at.getRootNode().host) {
    const dark = isDark(getComputedStyle(at).backgroundColor);
    if (dark !== null) return dark;
  }
  return isDark(getComputedStyle(document.documentElement).color) === false;
}

/** Acts when the page may have changed its colours. */
export function whenRecoloured(act) {
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", act);
  const watch = new MutationObserver(act);
  for (const element of [document.documentElement, document.body]) {
    if (element) watch.observe(element, { attributes: true });
  }
}
