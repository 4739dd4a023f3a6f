/* Actions: files of a package are opened, shown in the box and closed. */

import { make } from "../../ui/elements.js";
import { textOf } from "../../ui/file-text.js";
import { say } from "../../ui/words.js";
import { openCards, openScenario } from "./actions.js";
import { checkFiles } from "./check-files.js";
import { selectInCards } from "./editor.js";
import { longestText } from "./lab.js";
import { setTrouble } from "./play-actions.js";
import { scenarioIn } from "./scenario-text.js";
import { wizard } from "./state.js";

let arriving = [];

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
    setTrouble(say("wizard.files.too-large", { name: files.find((file) => !small.includes(file)).name }));
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
