/* A database with the numbers of the other client, by the names of the open lists; it is saved as a file or as SQL. */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { plainFileName, save } from "../../../base/ui/save-file.js";
import { say } from "../../../base/ui/words.js";
import { fileParts } from "./file-parts.js";
import { finding } from "./findings.js";
import { remarks } from "./remarks.js";
import { tellAnswer } from "./telling.js";
import { cardFiles } from "../state/card-files.js";
import { askExpansion } from "../state/expansion-lab.js";
import { CLIENTS } from "../state/state.js";

/** The database that is converted, by name. */
let database = "";

/** The choice of a database and a client, for a fold. */
export function conversion() {
  const names = cardFiles.open.filter((file) => file.kind === "cards.cdb").map((file) => file.name);
  if (!names.includes(database)) database = names[names.length - 1];
  return [
    make("p", { class: "quiet" }, say("archetype.conversion.text")),
    make(
      "label",
      { for: "conversion-of", class: "choice" },
      make("span", null, say("archetype.column.database")),
      make(
        "select",
        {
          id: "conversion-of",
          change: (event) => {
            database = event.target.value;
            fill(byId("conversion-answer"));
          },
        },
        names.map((name) => make("option", { value: name, selected: name === database }, name)),
      ),
    ),
    make(
      "div",
      { class: "actions" },
      Object.entries(CLIENTS).map(([to, client]) =>
        button(say("archetype.conversion.to", { client }), () => convert(to), { id: "conversion-to-" + to }),
      ),
    ),
    make("div", { id: "conversion-answer" }),
  ];
}

async function convert(to) {
  const answer = await askExpansion("database.convert", { database, to });
  if (!byId("conversion-answer")) return;
  fill(byId("conversion-answer"), remarks(answer.diagnostics), answer.ok && converted(answer.result));
  tellAnswer("setcode-audits", "conversion-answer");
}

/** @param {!DatabaseConvertResult} result */
function converted(result) {
  const client = CLIENTS[result.to];
  const heads = ["number", "archetype", "cards"].map((head) => say("archetype.audit." + head));
  const cells = (row, more) => [make("code", null, row.code), row.names[0] ?? "", String(row.cards), more.join(", ")];
  return [
    make("p", null, say("archetype.conversion.changed", { changed: result.changed, cards: result.cards })),
    result.changed > 0 &&
      make(
        "div",
        { class: "actions" },
        ["cdb", "sql"].map((as) =>
          button(say("archetype.conversion." + as), () => saveAs(result, as), { id: "conversion-" + as }),
        ),
      ),
    finding("missing", result.missing, [...heads, say("archetype.conversion.there", { client })], (row) =>
      cells(row, row.there),
    ),
    finding("ambiguous", result.ambiguous, [...heads, say("archetype.conversion.candidates", { client })], (row) =>
      cells(row, row.candidates),
    ),
  ];
}

async function saveAs({ database: name, to }, as) {
  const args = { database: name, to, as };
  const { parts, refused } = await fileParts((from) => askExpansion("database.convert", { ...args, from }));
  if (refused) {
    fill(byId("conversion-answer"), remarks(refused.diagnostics));
    return;
  }
  save(plainFileName(name.replace(/\.cdb$/i, ""), "cards") + "-" + to + "." + as, new Blob(parts));
}
