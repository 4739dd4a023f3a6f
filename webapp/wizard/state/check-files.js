/* Actions: the files of a package are checked together, and the scenarios among them are played. */

import { readCollection, takeCollection } from "./collection-actions.js";
import { askCore } from "./lab.js";
import { noteRuns } from "./runs.js";
import { scenarioIn } from "./scenario-text.js";
import { wizard } from "./state.js";
import { keepFiles } from "./tests.js";

/** How often they were checked. Where they are checked twice at once, the later check counts. */
let filesNumber = 0;

/** Has all files checked; the one that is open with the text of the box. */
export async function checkFiles() {
  const number = ++filesNumber;
  const { file: open, text } = wizard.get();
  const files = wizard.get().files.map((file) => (file.name === open ? { ...file, text } : file));
  const cards = files.filter((file) => !scenarioIn(file.text));
  const answer = await askCore("package", { texts: cards.map((file) => file.text) });
  const read = answer.result || answer.partial;
  const reports = new Map();
  for (const [i, file] of cards.entries()) {
    const pointer = "/texts/" + i;
    const notes = answer.diagnostics.filter(
      (note) => note.pointer === pointer || note.pointer.startsWith(pointer + "/"),
    );
    reports.set(file, { ...read.files[i], notes });
  }
  for (const file of files.filter((one) => !cards.includes(one))) {
    const verdict = await askCore("scenario", { scenario: scenarioIn(file.text) });
    await noteScenario(scenarioIn(file.text), cards);
    const notes = verdict.diagnostics.filter((note) => note.severity !== "info");
    reports.set(file, { verdict, notes, warnings: notes.filter((note) => note.severity === "warning").length });
  }
  if (number !== filesNumber) return;
  wizard.set({ files: files.map((file) => ({ ...file, report: reports.get(file) })), package: read.cards });
  const texts = cards.map(({ name, text }) => ({ name, text }));
  if (texts.length > 0) takeCollection(read, texts);
  else readCollection();
  keepFiles();
}

/** Which lines of the package a scenario runs: it is played with the cards as they are in the files now. */
async function noteScenario(scenario, cards) {
  if (scenario.kind !== "run") return;
  const texts = cards.length > 0 ? cards.map((file) => file.text) : scenario.cards;
  const { result } = await askCore("start", { scenario: { ...scenario, cards: texts } });
  if (result) noteRuns(result.coverage, texts);
}
