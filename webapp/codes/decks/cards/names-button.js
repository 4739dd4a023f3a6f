/* The way to names that no table of the site has: a button opens a file that has them. */

import { button, byId, make } from "../../../base/ui/elements.js";
import { loadModules } from "../../../base/ui/scripts.js";
import { say } from "../../../base/ui/words.js";
import { refuseFile } from "../state/actions.js";

/** A button that opens a file; of some games, by their kind, the file is one of others that has names. */
export function namesButton(kind) {
  const field = make("input", { type: "file", change: () => readNames(kind, field.files[0]) });
  return button(say("deck.names-file"), () => (kind ? field : byId("file")).click(), { id: "names-file" });
}

/** Takes the names of a game's cards from a file; promises whether it has any. */
export async function readNames(kind, file) {
  try {
    return await (await loadModules("input", "files")).readNames(kind, file);
  } catch (missing) {
    refuseFile("trouble.no-network", { name: file.name });
    return false;
  }
}
