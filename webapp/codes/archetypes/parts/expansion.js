/* A whole expansion in a zip: what it lacks, and the same zip with the beginnings of missing scripts. */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { plainFileName, save } from "../../../base/ui/save-file.js";
import { say } from "../../../base/ui/words.js";
import { fileParts } from "./file-parts.js";
import { finding } from "./findings.js";
import { remarks } from "./remarks.js";
import { tellAnswer } from "./telling.js";
import { askExpansion, openExpansion } from "../state/expansion-lab.js";
import { labelOf } from "../state/state.js";

export function expansionPart() {
  const file = make("input", {
    id: "expansion-file",
    type: "file",
    accept: ".zip,.ypk",
    tabindex: "-1",
    hidden: true,
    "data-say-aria-label": "archetype.expansion.open",
    change: (event) => take(event.target),
  });
  return make(
    "section",
    { class: "pane", id: "expansion-part" },
    make("h2", { "data-say": "archetype.expansion.title" }),
    make("p", { class: "quiet", "data-say": "archetype.expansion.text" }),
    make(
      "div",
      { class: "actions" },
      button("", () => file.click(), { id: "expansion-open", "data-say": "archetype.expansion.open" }),
      file,
    ),
    make("div", { id: "expansion-answer" }),
  );
}

/** Opens the chosen zip and shows what it lacks. */
async function take(field) {
  const [file] = field.files;
  if (!file) return;
  const { name } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await openExpansion(name, bytes);
    const answer = opened.ok ? await askExpansion("expansion.check", { expansion: name }) : opened;
    const notes = opened.ok ? [...opened.diagnostics, ...answer.diagnostics] : opened.diagnostics;
    fill(byId("expansion-answer"), make("h3", null, name), remarks(notes), answer.ok && found(answer.result));
  } catch (failed) {
    fill(byId("expansion-answer"), make("p", { class: "trouble" }, say("trouble.file-unreadable", { name })));
  }
  field.value = "";
  tellAnswer("expansion-part", "expansion-answer");
}

/** @param {!ExpansionCheckResult} result */
function found(result) {
  const card = [say("archetype.audit.card"), say("archetype.audit.id")];
  const cells = (row) => [row.name || "#" + row.id, String(row.id)];
  return [
    make(
      "div",
      { class: "actions" },
      button(say("archetype.expansion.save"), () => saveZip(result.expansion), { id: "expansion-save" }),
    ),
    finding("withoutName", result.withoutName, card, cells),
    finding("withoutText", result.withoutText, card, cells),
    finding("taken", result.taken, card, cells),
    finding("aliases", result.aliases, [...card, say("archetype.edit.alias")], (row) => [
      ...cells(row),
      String(row.alias),
    ]),
    finding("withoutScript", result.withoutScript, card, cells),
    finding(
      "unnamed",
      result.unnamed,
      [say("archetype.audit.number"), say("archetype.audit.cards")],
      (row) => [labelOf(row.code), String(row.cards)],
    ),
    finding("unused", result.unused, [...card, say("archetype.expansion.lines")], (row) => [
      ...cells(row),
      row.lines.map((line) => "str" + line).join(", "),
    ]),
  ];
}

async function saveZip(expansion) {
  const { parts, refused } = await fileParts((from) => askExpansion("expansion.write", { expansion, from }));
  if (refused) {
    fill(byId("expansion-answer"), remarks(refused.diagnostics));
    return;
  }
  const name = plainFileName(expansion.replace(/\.(zip|ypk)$/i, ""), "expansion");
  save(name + "-checked.zip", new Blob(parts, { type: "application/zip" }));
}
