/*
 * A scenario that was opened: its cards come into the box, its game on the table, and what it expects is held against
 * what happens, again with every change of the cards.
 */

import { announce } from "../../ui/announce.js";
import { button, byId, fill, make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { openCards, openStep } from "./opening.js";
import { askCore, session } from "./session.js";

const SCENARIO_KINDS = ["run", "conditions", "interpolate", "count"];

/** The scenario that a text is; null for cards and everything else. */
export function scenarioIn(text) {
  if (!/"(initial|actions|expect|kind)"/.test(text)) return null;
  try {
    const read = JSON.parse(text);
    const like = read !== null && typeof read === "object" && !Array.isArray(read) && !("behaviors" in read);
    return like && (SCENARIO_KINDS.includes(read.kind) || "initial" in read || "actions" in read)
      ? { kind: "run", ...read }
      : null;
  } catch (unfinished) {
    return null;
  }
}

export async function openScenario(scenario, name) {
  const before = openStep();
  session.scenario = { name, given: scenario, verdict: null };
  const text = await cardsOf(Array.isArray(scenario.cards) ? scenario.cards : []);
  const { expect, ...handle } = scenario;
  openCards(text, scenario.kind === "run" ? handle : null, { before });
}

/** The cards of a scenario as one text: as its author wrote it, where it is one alone. */
async function cardsOf(cards) {
  const texts = cards.map((card) => (typeof card === "string" ? card : JSON.stringify(card, null, 2) + "\n"));
  if (texts.length < 2) return texts.join("");
  const { result, partial } = await askCore("package", { texts });
  return JSON.stringify((result || partial).cards, null, 2) + "\n";
}

/** The cards of the box, as a scenario takes them. */
export function cardsGiven() {
  return session.text.trim() === "" ? [] : [session.text];
}

/** Plays the opened scenario with the cards as they are now. */
export async function judgeScenario() {
  const open = session.scenario;
  if (open) {
    const verdict = await askCore("scenario", { scenario: { ...open.given, cards: cardsGiven() } });
    if (open !== session.scenario) return;
    open.verdict = verdict;
  }
  drawScenario();
  tellVerdict();
}

/** What was told last of a verdict: the text is judged again with every word that is written. */
let told = "";

function tellVerdict() {
  const words = byId("wizard-scenario").querySelector(".note")?.textContent ?? "";
  if (words !== "" && words !== told) announce(words, 600);
  told = words;
}

export function drawScenario() {
  const open = session.scenario;
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
          button(say("wizard.scenario.close"), closeScenario, { id: "wizard-scenario-close", class: "plain" }),
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

function verdictLines(verdict, expects) {
  const said = verdict.diagnostics.filter((note) => !verdict.ok || note.severity !== "info");
  const lines = said.map((note) =>
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

function closeScenario() {
  session.scenario = null;
  drawScenario();
}
