/* The view Archetypes as its visitors use it, without a browser. */

import { all, choose, click, fill, open, settled, shown, until } from "../../../base/page.js";
import { words } from "../../../base/html.js";

export { card, databaseOf, databaseWith } from "../../games/ygo/page/database.js";

/** Opens the view with these files alone, {name, content}, and waits for what they bring. */
export async function archetypes(files, awaited, language = "en") {
  await open(document.getElementById("archetypes")?.hidden === false ? "" : "#archetypes", language);
  await shown("#setcode-design-answer .family");
  if (all("#search-clear:not(:disabled)").length > 0) await click("#search-clear");
  while (all("#setcode-close-0").length > 0) {
    await click("#setcode-close-0");
    await settled();
  }
  await choose("#setcode-file", ...files);
  await shown(awaited);
  await settled();
}

export const byId = (id) => document.getElementById(id);

/** Waits until the value of a field is this. */
export function holds(id, value) {
  return until(() => byId(id)?.value === value, id + " is " + value);
}

/** Sets a box to checked or not. */
export async function check(selector, isWanted = true) {
  const box = await shown(selector);
  if (box.checked !== isWanted) await click(selector);
}

/** Chooses the first number that is offered for a name. */
export async function takeOffered(around, number = "") {
  const offered = await until(
    () => all(around + " .archetypes-named button").find((one) => words(one).includes(number)),
    "numbers of " + around,
  );
  offered.click();
  await settled();
}

/** Types a text into a field, and waits for what it brings. */
export async function write(selector, value) {
  await fill(selector, value);
  await settled();
}
