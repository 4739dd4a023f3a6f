/* A reader of BBCode with the tags that the core writes. Line breaks are shown, but those beside lists and tables. */

const ELEMENTS = { b: "strong", list: "ul", code: "pre", table: "table", tr: "tr", td: "td" };
const TOKEN = /\[(\/?)(b|list|code|table|tr|td)\]\n?|\[\*\]|\n|[^[\n]+|\[/g;

/** Tags after which a line break is part of the tag. */
const BLOCKS = ["list", "table", "tr", "code"];

/**
 * The trees of a text.
 *
 * @param {string} text
 * @return {!Array<?>}
 */
export function bbcodeTree(text) {
  const root = [""];
  const open = [root];
  const last = () => open[open.length - 1];
  for (const [token, end, tag] of text.matchAll(TOKEN)) {
    if (tag && (end || token === "[*]")) {
      if (last()[0] === "li" && tag === "list") open.pop();
      if (open.length > 1) open.pop();
      if (token.endsWith("\n") && !BLOCKS.includes(tag)) last().push(["br"]);
    } else if (tag) {
      const element = [ELEMENTS[tag]];
      last().push(element);
      open.push(element);
    } else if (token === "[*]") {
      if (last()[0] === "li") open.pop();
      const item = ["li"];
      last().push(item);
      open.push(item);
    } else if (token === "\n") {
      if (last()[0] !== "li" && last()[0] !== "ul") last().push(["br"]);
    } else {
      last().push(token);
    }
  }
  return root.slice(1);
}
