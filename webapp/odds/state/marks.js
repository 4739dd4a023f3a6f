/* What is marked in the editor: the diagnostics of the text, and the statement that a replayed game is at. */

import { editor } from "./editor.js";
import { odds } from "./state.js";

export function markEditor() {
  editor.mark([...placesOfRemarks(), ...runningPlaces()]);
}

/** Marks the statement of the step that is shown, and brings it into sight. */
export function showRunningPlace() {
  const running = runningPlaces();
  editor.mark([...placesOfRemarks(), ...running]);
  if (running.length > 0) editor.show();
}

function placesOfRemarks() {
  return (odds.get().reading?.notes || [])
    .filter((note) => typeof note.from === "number")
    .map((note) => ({ from: note.from, to: note.to, kind: note.severity }));
}

/** Where the running statement is in the file, while the tab is open and the file is the one that was played. */
function runningPlaces() {
  const { tab, text, seed, game } = odds.get();
  const step = game.trace?.steps[game.step];
  const played = tab === "games" && game.text === text + seed;
  return played && typeof step?.from === "number" ? [{ from: step.from, to: step.to, kind: "active" }] : [];
}
