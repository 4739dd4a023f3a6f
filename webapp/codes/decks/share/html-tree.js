/* A reader of the HTML that the core writes: elements without attributes that matter, and character references. */

const SIGNS = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|&(amp|lt|gt|quot|#39);|([^<&]+)/g;

/**
 * The trees of a fragment.
 *
 * @param {string} html
 * @return {!Array<?>}
 */
export function htmlTree(html) {
  const root = [""];
  const open = [root];
  for (const [, end, name, sign, text] of html.matchAll(TOKEN)) {
    const parent = open[open.length - 1];
    if (name && end) {
      open.pop();
    } else if (name) {
      const element = [name];
      parent.push(element);
      open.push(element);
    } else {
      parent.push(sign ? SIGNS[sign] : text);
    }
  }
  return root.slice(1);
}
