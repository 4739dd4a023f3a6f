/* The text that an author wrote between the tags, as it was meant: editors make paragraphs and breaks of its lines. */

const LINES = new Set(["P", "DIV", "LI", "PRE", "BLOCKQUOTE", "SECTION", "TR"]);

export function writtenText(node) {
  let text = "";
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      text += child.data;
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const line = LINES.has(child.tagName) ? "\n" : "";
      text += child.tagName === "BR" ? "\n" : line + writtenText(child) + line;
    }
  }
  return text;
}
