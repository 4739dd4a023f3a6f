/*
 * A text as the place shows it. The readers know what the core writes and no more; each answers trees of
 * [name, ...children], in which a string is text, and elements are made of these alone: nothing of a text becomes an
 * element by itself.
 */

import { make } from "../../../base/ui/elements.js";
import { bbcodeTree } from "./bbcode-tree.js";
import { htmlTree } from "./html-tree.js";
import { markdownTree } from "./markdown-tree.js";

const READERS = { bbcode: bbcodeTree, markdown: markdownTree };

/** @param {!ExportResult} written */
export function previewOf(written) {
  if (written.html) return elements(htmlTree(written.html));
  const read = READERS[written.dialect];
  return read ? elements(read(written.content)) : make("div", { class: "as-typed" }, written.content);
}

function elements(tree) {
  return tree.map((node) => (typeof node === "string" ? node : make(node[0], null, elements(node.slice(1)))));
}
