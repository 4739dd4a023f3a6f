/*
 * Several files at once: the cards of a package, checked together, and the scenarios that test them. The file that is
 * open in the box is checked as it is written.
 */

import { SEVERITIES, placeName } from "../../base/ui/diagnostics.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { acceptChosen } from "../../base/views/arriving-files.js";
import { cardSchema, closeFile, openFile, saveText, showInFile } from "../state/file-actions.js";
import { cardsRead, wizard } from "../state/state.js";

const NOTES_SHOWN = 20;

export function filesPart() {
  const chooser = make("input", {
    id: "wizard-file",
    type: "file",
    multiple: true,
    tabindex: "-1",
    hidden: true,
    "data-say-aria-label": "wizard.files.open",
    change: acceptChosen,
  });
  return make(
    "details",
    { id: "wizard-many", class: "wizard-files" },
    make("summary", { "data-say": "wizard.files.title" }),
    make("p", { class: "quiet", "data-say": "wizard.files.text" }),
    make(
      "div",
      { class: "actions" },
      button("", () => chooser.click(), { id: "wizard-open-files", "data-say": "wizard.files.open" }),
      chooser,
      button("", savePackage, { id: "wizard-save-package", "data-say": "wizard.files.save" }),
      button("", saveSchema, { id: "wizard-save-schema", class: "plain", "data-say": "wizard.files.schema" }),
    ),
    make("div", { id: "wizard-files" }),
  );
}

export function drawFiles() {
  byId("wizard-many").open ||= wizard.get().files.length > 0;
  byId("wizard-save-package").disabled = wizard.get().files.length === 0 && cardsRead().length === 0;
  fill(
    byId("wizard-files"),
    wizard.get().files.length > 0 && [
      make("p", null, packageWords()),
      make("ul", { class: "wizard-list" }, wizard.get().files.map(fileLine)),
    ],
  );
}

/**
 * A file of the package, and the answer of the core about it; undefined until it has read it.
 *
 * @typedef {{name: string, text: string, report: ?}}
 */
let PackageFile;

function packageWords() {
  const files = /** @type {!Array<!PackageFile>} */ (wizard.get().files);
  const sum = (key) => files.reduce((total, file) => total + (file.report?.[key] || 0), 0);
  return say("wizard.files.sum", {
    files: files.length,
    cards: sum("cards"),
    errors: sum("errors"),
    warnings: sum("warnings"),
  });
}

/**
 * @param {!PackageFile} file
 * @param {number} i
 */
function fileLine(file, i) {
  const { report } = file;
  return make(
    "li",
    { class: "file", "aria-current": file.name === wizard.get().file ? "true" : null },
    make(
      "div",
      null,
      make("strong", null, file.name),
      " ",
      report && make("span", { class: "file-state " + stateOf(report) }, reportWords(report)),
    ),
    make(
      "div",
      { class: "actions" },
      button(say("wizard.files.show"), () => openFile(file), { id: "wizard-show-" + i, class: "plain" }),
      button(say("wizard.files.close"), () => closeFile(file.name), { id: "wizard-close-" + i, class: "plain" }),
    ),
    report?.notes?.length > 0 && fileNotes(file, report.notes),
  );
}

function stateOf({ errors, warnings, verdict }) {
  const bad = verdict ? !verdict.ok || verdict.result.differences?.length > 0 : errors > 0;
  return bad ? "bad" : warnings > 0 ? "warn" : "good";
}

function reportWords({ cards, errors, warnings, verdict }) {
  if (!verdict) return say("wizard.files.report", { cards: cards ?? 0, errors: errors ?? 0, warnings: warnings ?? 0 });
  if (!verdict.ok) return say("wizard.files.broken");
  const differences = verdict.result.differences;
  return !differences
    ? say("wizard.scenario.nothing")
    : differences.length === 0
      ? say("wizard.scenario.good")
      : say("wizard.files.differs", { n: differences.length });
}

function fileNotes(file, notes) {
  const ordered = SEVERITIES.flatMap((severity) => notes.filter((note) => note.severity === severity));
  return make(
    "details",
    { class: "more" },
    make("summary", null, say("wizard.files.notes", { n: notes.length })),
    make(
      "ul",
      { class: "notes" },
      ordered.slice(0, NOTES_SHOWN).map((note) =>
        make(
          "li",
          { class: "note " + note.severity },
          make("span", { class: "unseen" }, say("wizard.remarks." + note.severity) + " "),
          make("span", null, sayDiagnostic(note)),
          note.from !== undefined &&
            make(
              "span",
              { class: "note-actions" },
              button(placeName(note, file.text), () => showInFile(file.name, note.from, note.to), { class: "plain" }),
            ),
        ),
      ),
    ),
  );
}

/** All cards in the second generation's form, in one list. */
function savePackage() {
  const { files, package: all } = wizard.get();
  saveText("package.json", JSON.stringify(files.length > 0 ? all : cardsRead(), null, 2) + "\n");
}

/** The schema by which editors check and complete cards. */
async function saveSchema() {
  saveText("card.schema.json", JSON.stringify(await cardSchema(), null, 2) + "\n");
}
