/* Actions: files of a package are opened, shown in the box and closed. */

import { make } from "../../base/ui/elements.js";
import { textOf } from "../../base/ui/file-text.js";
import { say } from "../../base/ui/words.js";
import { openCards, openScenario } from "./actions.js";
import { checkFiles } from "./check-files.js";
import { selectInCards } from "./editor.js";
import { askWords } from "./lab.js";
import { longestText } from "./limits.js";
import { setTrouble } from "./play-actions.js";
import { scenarioIn } from "./scenario-text.js";
import { wizard } from "./state.js";

/** Takes files that were dropped or chosen together. Promises those that are too large. */
export async function takeFiles(files) {
  const small = files.filter((file) => file.size <= 4 * longestText());
  const large = files.filter((file) => !small.includes(file));
  await takeSmall(small);
  if (large.length > 0) setTrouble(large.map(({ name }) => say("wizard.files.too-large", { name })).join(" "));
  return large;
}

async function takeSmall(small) {
  if (small.length === 0) return;
  const read = await Promise.all(small.map(async (file) => ({ name: file.name, text: await textOf(file) })));
  const { files: before, file: open } = wizard.get();
  if (read.length === 1 && before.length === 0) {
    await openText(read[0].text, read[0].name);
    return;
  }
  wizard.set({ files: [...before.filter((old) => !read.some((one) => one.name === old.name)), ...read] });
  if (open === null && read.length > 0) await openFile(read.find((file) => !scenarioIn(file.text)) || read[0]);
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

export async function openFile(file) {
  wizard.set({ file: null });
  await openText(file.text, file.name);
  wizard.set({ file: scenarioIn(file.text) ? null : file.name });
}

export async function closeFile(name) {
  const { files, file } = wizard.get();
  wizard.set({ files: files.filter((one) => one.name !== name), file: file === name ? null : file });
  await checkFiles();
}

/**
 * Goes to a place in a file.
 *
 * @param {?string} name null for what is in the box
 * @param {number} from
 * @param {number} to
 */
export async function showInFile(name, from, to) {
  const { files, file: open } = wizard.get();
  const file = files.find((one) => one.name === name);
  if (file && name !== open) await openFile(file);
  selectInCards(from, to);
}

export function saveText(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Resolves to the schema by which editors check and complete cards. */
export async function cardSchema() {
  const { result } = await askWords("schema", { editor: "vscode" });
  return result;
}
