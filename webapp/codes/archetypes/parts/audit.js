/* Part four: what stands out in the open files: where lists differ, and what may be slips in a database. */

import { byId, fill, make, show } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { resultOf } from "../state/lab.js";
import { labelOf } from "../state/state.js";
import { comparison } from "./compare.js";
import { conversion } from "./conversion.js";
import { finding, table } from "./findings.js";
import { cardFiles } from "../state/card-files.js";

export function auditPart() {
  return make(
    "section",
    { class: "pane", id: "setcode-audit-part", hidden: true },
    make("h2", { "data-say": "archetype.audit.title" }),
    make("div", { id: "setcode-audits" }),
  );
}

export function drawAudits() {
  const count = (kind) => cardFiles.open.filter((file) => file.kind === kind).length;
  const parts = [
    count("strings.conf") > 1 &&
      auditFold("setcode-compare", "archetype.audit.lists", "setnames.compare", listDifferences),
    count("cards.cdb") > 1 && fold("setcode-differences", "archetype.comparison.title", comparison),
    count("cards.cdb") > 0 && auditFold("setcode-audit", "archetype.audit.database", "database.audit", findings),
    count("cards.cdb") > 0 && fold("setcode-conversion", "archetype.conversion.title", conversion),
  ];
  fill(byId("setcode-audits"), parts);
  show(
    byId("setcode-audit-part"),
    parts.some((part) => part),
  );
}

/** Requested only where it is opened; open parts stay open. */
const openAudits = new Set();

function auditFold(id, words, op, draw) {
  return fold(id, words, async () => {
    const result = await resultOf(op, {});
    return result && draw(result);
  });
}

/** What is folded is made when it is opened. */
function fold(id, words, content) {
  const body = make("div", { class: "audit" });
  const details = make("details", { open: openAudits.has(id) }, make("summary", { id }, say(words)), body);
  const drawBody = async () => fill(body, await content());
  details.addEventListener("toggle", () => {
    if (details.open) openAudits.add(id);
    else openAudits.delete(id);
    if (details.open && !body.firstChild) drawBody();
  });
  return details;
}

function listDifferences({ lists, differences }) {
  return differences.length === 0
    ? make("p", null, say("archetype.audit.same"))
    : table([say("archetype.audit.number"), ...lists], differences, ({ code, names }) => [
        make("code", null, code),
        ...names.map((name) => name ?? make("span", { class: "quiet" }, say("archetype.audit.absent"))),
      ]);
}

function findings(audit) {
  const numbered = (row) => [labelOf(row.code), String(row.cards)];
  const named = (card) => [card.name || "#" + card.id, String(card.id)];
  const counted = [say("archetype.audit.number"), say("archetype.audit.cards")];
  const cards = [say("archetype.audit.card"), say("archetype.audit.id")];
  return [
    make(
      "p",
      null,
      say("archetype.audit.slots", {
        list: audit.slots.map((n, slots) => slots + ": " + n).join(say("archetype.comma")),
      }),
    ),
    finding("unlisted", audit.unlisted, counted, numbered),
    finding("accidental", audit.accidental, counted, numbered),
    finding(
      "redundant",
      audit.redundant,
      [say("archetype.audit.card"), say("archetype.audit.slot"), say("archetype.audit.inside")],
      (row) => [row.name || "#" + row.id, make("code", null, row.slot), make("code", null, row.by)],
    ),
    finding("negative", audit.negative, cards, named),
    finding("duplicates", audit.duplicates, cards, named),
  ];
}
