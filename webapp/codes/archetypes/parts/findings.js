/* Lists of what was found in files, each with a heading and a table. */

import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";

/** No finding lists more at once. */
const AUDIT_SHOWN = 100;

/** What was found, under what it means. */
export function finding(key, rows, heads, cells) {
  return make(
    "section",
    null,
    make("h3", null, say("archetype.audit." + key), " ", make("span", { class: "quiet" }, String(rows.length))),
    rows.length > 0 && make("p", { class: "quiet" }, say("archetype.audit.why." + key)),
    rows.length > 0 && table(heads, rows, cells),
  );
}

export function table(heads, rows, cells) {
  return [
    make(
      "div",
      { class: "scroll", tabindex: "0", role: "group", "aria-label": heads.join(say("archetype.comma")) },
      make(
        "table",
        { class: "figures", "aria-label": heads.join(say("archetype.comma")) },
        make(
          "thead",
          null,
          make(
            "tr",
            null,
            heads.map((head) => make("th", { scope: "col" }, head)),
          ),
        ),
        make(
          "tbody",
          null,
          rows.slice(0, AUDIT_SHOWN).map((row) =>
            make(
              "tr",
              null,
              cells(row).map((cell) => make("td", null, cell)),
            ),
          ),
        ),
      ),
    ),
    rows.length > AUDIT_SHOWN &&
      make("p", { class: "quiet" }, say("archetype.audit.more", { n: rows.length - AUDIT_SHOWN })),
  ];
}
