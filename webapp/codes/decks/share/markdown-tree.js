/* A reader of the Markdown that the core writes: headings, bold lines, lists, tables and blocks of code. */

/** A backslash before a sign, or two stars. */
const INLINE = /\\([^A-Za-z0-9\s])|\*\*|[^\\*]+|[\\*]/g;

/**
 * The trees of a text.
 *
 * @param {string} text
 * @return {!Array<?>}
 */
export function markdownTree(text) {
  const tree = [];
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const before = tree[tree.length - 1];
    const fence = /^```+$/.exec(line);
    if (fence) {
      const end = lines.indexOf(line, i + 1);
      tree.push(["pre", lines.slice(i + 1, end).join("\n")]);
      i = end;
    } else if (/^ *- /.test(line)) {
      const list = before && before[0] === "ul" && lines[i - 1] !== "" ? before : ["ul"];
      if (list !== before) tree.push(list);
      const under = line.startsWith(" ");
      const items = under ? nested(list) : list;
      items.push(["li", ...inline(line.replace(/^ *- /, ""))]);
    } else if (line.startsWith("    ")) {
      tree.push(["pre", line.slice(4)]);
    } else if (line.startsWith("### ")) {
      tree.push(["h3", ...inline(line.slice(4))]);
    } else if (line.startsWith("| ---")) {
      before[1] = ["tr", ...before[1].slice(1).map((cell) => ["th", ...cell.slice(1)])];
    } else if (line.startsWith("|")) {
      const table = before && before[0] === "table" && lines[i - 1] !== "" ? before : ["table"];
      if (table !== before) tree.push(table);
      table.push(["tr", ...cells(line).map((cell) => ["td", ...inline(cell)])]);
    } else if (line !== "") {
      tree.push(["p", ...inline(line)]);
    }
  }
  return tree;
}

/** The list below the last item of a list. */
function nested(list) {
  const item = list[list.length - 1];
  const inner = item[item.length - 1];
  if (Array.isArray(inner) && inner[0] === "ul") return inner;
  const added = ["ul"];
  item.push(added);
  return added;
}

/** The cells of a row: a bar behind a backslash is a sign. */
function cells(line) {
  return line
    .slice(1, -1)
    .match(/(?:\\.|[^|\\])+/g)
    .map((cell) => cell.trim());
}

function inline(text) {
  const parts = [];
  let strong = null;
  for (const [token, sign] of text.matchAll(INLINE)) {
    if (token === "**") {
      if (!strong) parts.push((strong = ["strong"]));
      else strong = null;
    } else {
      (strong || parts).push(sign || token);
    }
  }
  return parts;
}
