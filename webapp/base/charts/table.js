/* Every picture has its twin: a table of the same figures. A table is {head: [text], rows: [[text or number]]}. */

import { make } from "../ui/elements.js";

export function tableElement(table, caption) {
  return make(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": caption },
    make(
      "table",
      { class: "figures" },
      make("caption", { class: "unseen" }, caption),
      make(
        "thead",
        null,
        make(
          "tr",
          null,
          table.head.map((cell) => make("th", { scope: "col" }, cell)),
        ),
      ),
      make(
        "tbody",
        null,
        table.rows.map(([first, ...cells]) =>
          make(
            "tr",
            null,
            make("th", { scope: "row" }, first),
            cells.map((cell) => make("td", null, String(cell))),
          ),
        ),
      ),
    ),
  );
}
