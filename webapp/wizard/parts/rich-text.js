/*
 * Descriptions with simple HTML: b, i, u, br and span without attributes become elements, everything else stays text.
 */

import { make } from "../../base/ui/elements.js";

const RICH_TAG = /<(\/?)(b|i|u|br|span)\s*\/?>/gi;

/** The nodes of a description. */
export function richText(text) {
  const root = document.createDocumentFragment();
  const open = [root];
  let at = 0;
  for (const tag of text.matchAll(RICH_TAG)) {
    open[open.length - 1].append(text.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const name = tag[2].toLowerCase();
    if (name === "br") {
      open[open.length - 1].append(make("br"));
    } else if (tag[1] === "") {
      const element = make(name);
      open[open.length - 1].append(element);
      if (open.length < 20) open.push(element);
    } else if (open.length > 1 && open[open.length - 1].localName === name) {
      open.pop();
    }
  }
  open[open.length - 1].append(text.slice(at));
  return root;
}
