/*
 * Several files at once: the cards of a package, checked together, and the scenarios that test them. The file that is
 * open in the box is checked as it is written.
 */

import { SEVERITIES, placeName } from "../../ui/diagnostics.js";
import { button, byId, fill, make } from "../../ui/elements.js";
import { textOf } from "../../ui/file-text.js";
import { keep } from "../../ui/storage.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { acceptChosen } from "../input/arriving-files.js";
import { readCollection, takeCollection } from "./collection.js";
import { selectInCards } from "./editor.js";
import { openCards } from "./opening.js";
import { showError } from "./play.js";
import { noteRuns } from "./runs.js";
import { openScenario, scenarioIn } from "./scenario.js";
import { askCore, cardsRead, longestText, session } from "./session.js";

/** The most characters of files that the device keeps. */
const FILES_KEPT = 1_000_000;

const NOTES_SHOWN = 20;

let arriving = [];
let filesNumber = 0;

/** Takes a file that was dropped or chosen; those that come together are taken together. */
export function takeFile(file) {
  arriving.push(file);
  if (arriving.length === 1) queueMicrotask(() => void takeArrived());
}

async function takeArrived() {
  const files = arriving;
  arriving = [];
  const small = files.filter((file) => file.size <= 4 * longestText());
  if (small.length < files.length)
    showError(say("wizard.files.too-large", { name: files.find((file) => !small.includes(file)).name }));
  const read = await Promise.all(small.map(async (file) => ({ name: file.name, text: await textOf(file) })));
  if (read.length === 1 && session.files.length === 0) {
    await openText(read[0].text, read[0].name);
    return;
  }
  session.files = [...session.files.filter((old) => !read.some((one) => one.name === old.name)), ...read];
  if (session.file === null && read.length > 0) await openFile(read.find((file) => !scenarioIn(file.text)) || read[0]);
  await checkFiles();
}

/** A text from outside: a scenario, or cards. */
async function openText(text, name) {
  const scenario = scenarioIn(text);
  if (scenario) {
    await openScenario(scenario, name);
  } else {
    openCards(text);
  }
}

async function openFile(file) {
  session.file = null;
  await openText(file.text, file.name);
  session.file = scenarioIn(file.text) ? null : file.name;
  drawFiles();
}

async function closeFile(name) {
  session.files = session.files.filter((file) => file.name !== name);
  if (session.file === name) session.file = null;
  await checkFiles();
}

/** Has all files checked; the one that is open with the text of the box. */
export async function checkFiles() {
  const number = ++filesNumber;
  for (const file of session.files) {
    if (file.name === session.file) file.text = session.text;
  }
  const cards = session.files.filter((file) => !scenarioIn(file.text));
  const answer = await askCore("package", { texts: cards.map((file) => file.text) });
  const read = answer.result || answer.partial;
  const reports = new Map();
  for (const [i, file] of cards.entries()) {
    const own = "/texts/" + i;
    const notes = answer.diagnostics.filter((note) => note.pointer === own || note.pointer.startsWith(own + "/"));
    reports.set(file, { ...read.files[i], notes });
  }
  for (const file of session.files.filter((one) => !cards.includes(one))) {
    const verdict = await askCore("scenario", { scenario: scenarioIn(file.text) });
    await noteScenario(scenarioIn(file.text), cards);
    const notes = verdict.diagnostics.filter((note) => note.severity !== "info");
    reports.set(file, { verdict, notes, warnings: notes.filter((note) => note.severity === "warning").length });
  }
  if (number !== filesNumber) return;
  for (const file of session.files) file.report = reports.get(file);
  session.package = read.cards;
  const texts = cards.map(({ name, text }) => ({ name, text }));
  if (texts.length > 0) takeCollection(read, texts);
  else readCollection();
  const kept = session.files.map(({ name, text }) => ({ name, text }));
  keep("wizard-files", kept.reduce((sum, file) => sum + file.text.length, 0) <= FILES_KEPT ? kept : []);
  drawFiles();
}

/** Which lines of the package a scenario runs: it is played with the cards as they are in the files now. */
async function noteScenario(scenario, cards) {
  if (scenario.kind !== "run") return;
  const texts = cards.length > 0 ? cards.map((file) => file.text) : scenario.cards;
  const { result } = await askCore("start", { scenario: { ...scenario, cards: texts } });
  if (result) noteRuns(result.coverage, texts);
}

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
  byId("wizard-many").open ||= session.files.length > 0;
  byId("wizard-save-package").disabled = session.files.length === 0 && cardsRead().length === 0;
  fill(
    byId("wizard-files"),
    session.files.length > 0 && [
      make("p", null, packageWords()),
      make("ul", { class: "wizard-list" }, session.files.map(fileLine)),
    ],
  );
}

function packageWords() {
  const sum = (key) => session.files.reduce((total, file) => total + (file.report?.[key] || 0), 0);
  return say("wizard.files.sum", {
    files: session.files.length,
    cards: sum("cards"),
    errors: sum("errors"),
    warnings: sum("warnings"),
  });
}

function fileLine(file, i) {
  const { report } = file;
  return make(
    "li",
    { class: "file", "aria-current": file.name === session.file ? "true" : null },
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

/**
 * Goes to a place in a file.
 *
 * @param {?string} name null for what is in the box
 * @param {number} from
 * @param {number} to
 */
export async function showInFile(name, from, to) {
  const file = session.files.find((one) => one.name === name);
  if (file && name !== session.file) await openFile(file);
  selectInCards(from, to);
}

/** All cards in the second generation's form, in one list. */
function savePackage() {
  saveText("package.json", JSON.stringify(session.files.length > 0 ? session.package : cardsRead(), null, 2) + "\n");
}

/** The schema by which editors check and complete cards. */
async function saveSchema() {
  const { result } = await askCore("schema", {});
  saveText("card.schema.json", JSON.stringify(result, null, 2) + "\n");
}

export function saveText(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
