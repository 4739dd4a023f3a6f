/* A scenario that was opened: what it expects is held against what happens, again with every change of the cards. */

import { announce } from "../../base/ui/announce.js";
import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { wizard } from "../state/state.js";

/** What was announced last of a verdict: the text is judged again with every word that is written. */
let announced = "";

/** Announces the verdict that is shown, unless it was the last one announced. */
export function tellVerdict() {
  const words = byId("wizard-scenario").querySelector(".note")?.textContent ?? "";
  if (words !== "" && words !== announced) announce(words, 600);
  announced = words;
}

export function drawScenario() {
  const open = wizard.get().scenario;
  fill(
    byId("wizard-scenario"),
    open &&
      open.verdict && [
        make("h3", null, say("wizard.scenario.title", { name: open.name })),
        make("ul", { class: "notes" }, verdictLines(open.verdict, "expect" in open.given)),
        open.verdict.ok && valuesOf(open.verdict.result),
        make(
          "div",
          { class: "actions" },
          button(say("wizard.scenario.close"), () => wizard.set({ scenario: null }), {
            id: "wizard-scenario-close",
            class: "plain",
          }),
        ),
      ],
  );
}

/** What the conditions, texts or counts of a scenario come to. */
function valuesOf(result) {
  const values = result.values || result.copies;
  return (
    values && make("p", { class: "quiet" }, values.map((value) => (value === null ? "?" : String(value))).join(", "))
  );
}

/** The lines of a verdict: what is wrong with the scenario, and where a game is not as expected. */
export function verdictLines(verdict, expects) {
  const notes = verdict.diagnostics.filter((note) => !verdict.ok || note.severity !== "info");
  const lines = notes.map((note) =>
    make("li", { class: "note " + note.severity }, make("code", null, note.pointer), " ", sayDiagnostic(note)),
  );
  if (!verdict.ok) return lines;
  if (!expects) return [...lines, make("li", { class: "note info" }, say("wizard.scenario.nothing"))];
  const differences = verdict.result.differences;
  // a slip may have emptied the test, so that it passes whatever happens
  if (differences.length === 0)
    return lines.length > 0 ? lines : [make("li", { class: "note good" }, say("wizard.scenario.good"))];
  const differing = differences.map(({ pointer, expected, actual }) =>
    make(
      "li",
      { class: "note error" },
      make("code", null, pointer),
      " ",
      say("wizard.scenario.differs", { expected, actual }),
    ),
  );
  return [...lines, ...differing];
}
