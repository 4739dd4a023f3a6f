/* Two open databases held against each other: cards that came, went or changed, and each column that changed. */

import { button, byId, fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { scroller } from "./bits.js";
import { copier } from "./copying.js";
import { csvText } from "./delimited.js";
import { latest, resultOf } from "../state/lab.js";
import { remarks } from "./remarks.js";
import { tellAnswer } from "./telling.js";
import { cardFiles } from "../state/card-files.js";

const askCompare = latest();

/** Cards on a page. */
const PAGE = 50;

const KINDS = ["all", "added", "removed", "changed"];

/** The files that are compared, by name, and what is shown of them. */
const compared = { a: "", b: "", kind: "all", offset: 0 };

/** The choice of two databases and what comes of it, for a fold. */
export function comparison() {
  const names = cardFiles.open.filter((file) => file.kind === "cards.cdb").map((file) => file.name);
  if (!names.includes(compared.a) || !names.includes(compared.b)) {
    Object.assign(compared, { a: names[0], b: names[1], kind: "all", offset: 0 });
  }
  const choices = names.map((name) => [name, name]);
  drawCompared();
  return [
    make(
      "div",
      { class: "search-fields" },
      choice("a", choices),
      choice("b", choices),
      choice(
        "kind",
        KINDS.map((kind) => [kind, say("archetype.comparison." + kind)]),
      ),
    ),
    make("div", { class: "actions" }, copier("compare-csv", "archetype.search.csv", wholeText)),
    make("div", { id: "compare-found" }),
  ];
}

function choice(key, options) {
  return make(
    "label",
    { for: "compare-" + key },
    make("span", null, say("archetype.comparison.choice." + key)),
    make(
      "select",
      {
        id: "compare-" + key,
        change: (event) => {
          Object.assign(compared, { [key]: event.target.value, offset: 0 });
          drawCompared();
        },
      },
      options.map(([value, words]) => make("option", { value, selected: compared[key] === value }, words)),
    ),
  );
}

async function drawCompared() {
  const answer = await askCompare("database.compare", { ...compared, limit: PAGE });
  if (answer === null || !byId("compare-found")) return;
  keepingFocus(() => {
    fill(byId("compare-found"), remarks(answer.diagnostics), answer.ok && found(answer.result));
  });
  tellAnswer("setcode-audits", "compare-found");
}

/** @param {!DatabaseCompareResult} result */
function found(result) {
  const { added, removed, changed, same } = result;
  const total = compared.kind === "all" ? added + removed + changed : result[compared.kind];
  return [
    make("p", null, say("archetype.comparison.counts", { added, removed, changed, same })),
    otherColumns(compared.a, result.columnsOfA),
    otherColumns(compared.b, result.columnsOfB),
    total > PAGE && pager(total, result.rows.length),
    result.rows.length > 0 && scroller(say("archetype.comparison.title"), table(result.rows)),
  ];
}

function otherColumns(name, columns) {
  return (
    columns.length > 0 &&
    make(
      "p",
      { class: "quiet" },
      say("archetype.comparison.only", { name, columns: columns.join(say("archetype.comma")) }),
    )
  );
}

function pager(total, shown) {
  const { offset } = compared;
  const turn = (to) => {
    compared.offset = to;
    drawCompared();
  };
  return make(
    "div",
    { class: "pager" },
    make("p", { class: "quiet" }, say("archetype.search.page", { from: offset + 1, to: offset + shown })),
    button(say("archetype.search.previous"), () => turn(offset - PAGE), {
      id: "compare-previous",
      class: "plain",
      disabled: offset === 0,
    }),
    button(say("archetype.search.next"), () => turn(offset + PAGE), {
      id: "compare-next",
      class: "plain",
      disabled: offset + PAGE >= total,
    }),
  );
}

const HEADS = ["kind", "id", "name", "field", "before", "after"];

/** Columns of the database are called as in the file. */
function heads() {
  return HEADS.map((key) => say("archetype.comparison.head." + key));
}

/** A line for each column that changed, one for a card that came or went. */
function lines({ kind, id, name, fields }) {
  const words = say("archetype.comparison." + kind);
  return fields.length === 0
    ? [[words, id, name, "", "", ""]]
    : fields.map(({ column, a, b }) => [words, id, name, column, a, b]);
}

function table(rows) {
  return make(
    "table",
    { class: "figures compared" },
    make("thead", null, make("tr", null, heads().map((head) => make("th", { scope: "col" }, head)))),
    make(
      "tbody",
      null,
      rows.flatMap((row) =>
        lines(row).map((cells) => make("tr", { class: row.kind }, cells.map((cell) => make("td", null, String(cell))))),
      ),
    ),
  );
}

async function wholeText() {
  const { a, b, kind } = compared;
  const rows = [heads()];
  const limit = cardFiles.lab.constants["database.search"].limit;
  for (let offset = 0; ; offset += limit) {
    const result = await resultOf("database.compare", { a, b, kind, offset, limit });
    if (!result) break;
    rows.push(...result.rows.flatMap(lines));
    if (result.rows.length < limit) break;
  }
  return csvText(rows);
}
