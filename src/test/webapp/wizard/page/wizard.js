/* The view for cards of 逆时巫师 OL as its visitors use it, without a browser, with the plain box. */

import { all, choose, click, fill, gone, open, settled, shown, texts, until } from "../../base/page.js";
import { words } from "../../base/html.js";

const { wizard } = await import("../../../../../webapp/wizard/state/state.js");
const Files = Java.type("java.nio.file.Files");
const Path = Java.type("java.nio.file.Path");

/** Opens the view with no files, no tests, no game and the rules of the document. */
async function begin(language) {
  const isThere = document.getElementById("wizard")?.hidden === false;
  await open(isThere ? "" : "#wizard", language);
  await settled(); // what the last test began
  if (!isThere) await shown("#wizard-zones .seat");
  const filter = { text: "", school: "", rarity: "", word: "" };
  const game = { game: null, course: [], branches: [], log: [], waiting: null, scenario: null };
  wizard.set({ ...game, files: [], file: null, package: [], tests: [], filter, profile: "document", seats: 2 });
}

/** Opens the view with an example, and waits until its card is on the table. */
export async function example(name, language = "en") {
  await begin(language);
  await click("#wizard-example-" + name);
  await gone("#wizard-mark");
  await laid();
}

/** Opens the view with these cards in its box, and waits until they have been read. */
export async function cards(text, language = "en") {
  await begin(language);
  await fill("#wizard-text", "");
  await write(text);
}

/** Opens the view with files of the folder of examples, under names of their own where they are given. */
export async function files(names, newNames = names) {
  await begin("en");
  await fill("#wizard-text", "");
  await until(() => wizard.get().text === "", "empty box");
  await choose("#wizard-file", ...names.map((name, i) => ({ name: newNames[i], content: shipped(name) })));
  const open = () => wizard.get().files;
  await until(() => open().length === names.length && open().every((one) => one.report), "files that are checked");
}

/** A file of the folder of examples. */
export function shipped(name) {
  return Files.readString(Path.of("cards-data/examples/wizard", name));
}

/** Replaces all of the text, and waits until it has been read. */
export async function write(text) {
  await fill("#wizard-text", text);
  await read();
}

/** Waits until the text that is open has been read. */
function read() {
  return until(() => wizard.get().text === wizard.get().kept, "cards that are read");
}

/** Waits until a card that can be played is on the table. */
function laid() {
  return until(() => wizard.get().text === wizard.get().kept && all("#wizard-card-c1").length > 0, "a table");
}

/** The text in the box. */
export function box() {
  return document.getElementById("wizard-text").value;
}

/** What is selected in the box. */
export function selected() {
  const { activeElement: field } = document;
  return field.value.slice(field.selectionStart, field.selectionEnd);
}

/** Waits until a field of the table has a number: "m1-health", "p1-mana". */
export function number(field, value) {
  const now = () => document.getElementById("wizard-" + field)?.value;
  return until(() => now() === String(value), field + " is " + value).catch((never) => {
    throw new Error("expected " + field + " to be " + value + " but was " + now() + "\n" + never.message);
  });
}

/** Waits until the texts of what fits are these. */
export async function lists(selector, expected) {
  const isSo = () => JSON.stringify(texts(selector)) === JSON.stringify(expected);
  await until(isSo, selector).catch(() => {
    throw new Error("expected " + JSON.stringify(expected) + " but was " + JSON.stringify(texts(selector)));
  });
}

/** The first of the visible elements that fit in which these words are. */
export function having(selector, text) {
  return all(selector).find((one) => words(one).includes(text));
}

/** Unfolds the area of another player, unless it is unfolded. */
export async function unfold(player) {
  const fold = await shown("#wizard-fold-" + player);
  if (!fold.parentElement.open) await click("#wizard-fold-" + player);
}

/** Plays the first card for a choice, and waits for the health of a monster. */
export async function play(choice, monster, health) {
  await click("#wizard-card-c1");
  await click("#wizard-choice-" + choice);
  await number(monster + "-health", health);
}
