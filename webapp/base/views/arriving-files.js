/* Files that are dropped on the page or chosen in any view. input.js decides their kind and the view that uses them. */

import { openView } from "./views.js";
import { loadInput } from "./replaced.js";

/** @param {!Iterable<!File>} chosen */
export async function acceptFiles(chosen) {
  const files = [...chosen];
  let input;
  try {
    input = await loadInput();
  } catch (missing) {
    // what the files are remains unknown: the view that is open sees what it can do
    openView.take?.(files.slice(0, openView.takesSeveral ? files.length : 1));
    return;
  }
  await input.acceptFiles(files);
}

/** The handler of a chooser: takes what was chosen, and lets the same be chosen again. */
export function acceptChosen(event) {
  const files = [...event.target.files];
  event.target.value = "";
  if (files.length > 0) acceptFiles(files);
}
