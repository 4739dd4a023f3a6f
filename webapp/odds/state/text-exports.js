/* The result in the forms in which people take it elsewhere. */

import { bounds, decimal, meanCertainty } from "../../base/charts/numbers.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { askLab, editorLab } from "./lab.js";
import { odds } from "./state.js";
import { ratesTable } from "../figures/tables.js";

/** One table of every figure, whatever the reader's language: for spreadsheets. */
export function csvOf(result) {
  const lines = [["topic", "combo", "method", "games", "rate", "low", "high", "fraction"]];
  for (const topic of result.topics) {
    lines.push(
      csvLine(topic, "", topic.success),
      ...topic.combos.map((combo) => csvLine(topic, combo.name, combo.success)),
    );
  }
  return lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n") + "\r\n";
}

function csvLine(topic, combo, rate) {
  return [
    topic.name,
    combo,
    topic.method,
    topic.played ?? topic.games,
    rate.value,
    ...bounds(rate),
    rate.fraction || "",
  ];
}

const NEEDS_QUOTES = /[",;]/;

/** Tabs and line breaks among them: a text that is pasted is cut at tabs, whatever quotes are around them. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Where a formula would begin, by the signs of ASCII and the full-width ones; many countries cut at semicolons. */
const FORMULA = /(^|;)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Quoted where it has to be; what a spreadsheet would take for a formula is made text by a blank. */
function csvCell(value) {
  if (typeof value !== "string") return String(value);
  const text = value.replace(CONTROLS, " ").replace(FORMULA, "$1 ");
  return NEEDS_QUOTES.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
}

export function markdownOf(result) {
  return result.topics.map((topic) => markdownTopic(topic)).join("\n") + "\n" + result.seed + "\n";
}

function markdownTopic(topic) {
  const { head, rows } = ratesTable(topic, null);
  const line = (cells) => "| " + cells.map(markdownCell).join(" | ") + " |\n";
  return (
    "## " +
    markdownCell(topic.name) +
    "\n\n" +
    line(head) +
    "|" +
    "---|".repeat(head.length) +
    "\n" +
    rows.map(line).join("") +
    "\n" +
    say("odds.results.average") +
    ": " +
    decimal(topic.averageScore.value, 3) +
    " (" +
    meanCertainty(topic.averageScore) +
    ")\n"
  );
}

/** What Markdown would take for a sign of its own is a letter here. */
function markdownCell(text) {
  return String(text)
    .replace(/[\\`*_{}[\]<>()#+!|~]/g, "\\$&")
    .replace(/[\r\n]+/g, " ");
}

/** The report of ygo-calc, by the core. */
export async function reportOf(run) {
  const answer = await askLab(editorLab, "report", {
    yaml: run.text,
    result: run.result,
    timeMs: Math.round(run.time),
  });
  if (!answer.ok) throw new Error(sayDiagnostic(answer.diagnostics[0]));
  return answer.result.content;
}

/** The name under which something of this deck is saved: its own, without its ending. */
export function fileName(ending) {
  return (odds.get().name.replace(/\.[^.]*$/, "") || "deck") + "." + ending;
}
