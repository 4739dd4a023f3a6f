/* What the last step brought about: a tree, line by line, each with its place in the card and the variables then. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { showInCards } from "../state/editor.js";
import { effectsOfText } from "./effects.js";
import { logWords, pairs, rawWords } from "./log-words.js";
import { wizard } from "../state/state.js";

/** Whether the fold for makers of cards is open; it stays so from line to line. */
let rawIsOpen = false;

export function drawLog() {
  const { log: lines, line } = wizard.get();
  const effects = effectsOfText();
  fill(
    byId("wizard-log"),
    lines.length > 0 && [
      make(
        "div",
        { class: "actions" },
        button(say("wizard.log.back"), () => lookAt(line - 1), {
          id: "wizard-log-back",
          class: "plain",
          disabled: line === 0,
        }),
        button(say("wizard.log.on"), () => lookAt(line + 1), {
          id: "wizard-log-on",
          class: "plain",
          disabled: line >= lines.length - 1,
        }),
      ),
      make("ol", { class: "wizard-tree" }, lines.map((line, i) => logLine(line, i, effects))),
      rawEntry(lines[line]),
    ],
  );
}

function logLine(line, i, effects) {
  return make(
    "li",
    {
      class: "depth-" + Math.min(line.depth, 12) + " " + line.kind,
      "aria-current": i === wizard.get().line ? "step" : null,
    },
    button(logWords(line, wizard.get().game, effects), () => lookAt(i), { id: "wizard-line-" + i, class: "plain" }),
  );
}

/** What the makers of cards want to know of an entry: how the engine names it, and the variables then. */
function rawEntry(line) {
  const variables = line.kind === "do" ? pairs(line.data) : [];
  const fold = make(
    "details",
    { id: "wizard-raw", open: rawIsOpen },
    make("summary", { class: "quiet" }, say("wizard.log.raw")),
    make("p", null, make("code", null, line.kind === "do" ? line.kind + " " + line.name : rawWords(line))),
    variables.length > 0 && make("p", { class: "quiet" }, say("wizard.log.variables") + " " + variables.join(", ")),
  );
  fold.addEventListener("toggle", () => {
    rawIsOpen = fold.open;
  });
  return fold;
}

/** The line of the card that brought a line of the log about; the action where no card did. */
export function causeOf(i) {
  const { log } = wizard.get();
  let at = i;
  while (at > 0 && log[at].from === undefined) {
    const { depth } = log[at];
    at = log.findLastIndex((line, n) => n < at && line.depth < depth);
  }
  return Math.max(0, at);
}

/** Marks a line of the log, and its place in the card. */
export function lookAt(i) {
  const { log, text } = wizard.get();
  const at = Math.max(0, Math.min(log.length - 1, i));
  wizard.set({ line: at });
  const { card, from, to } = log[at];
  if (card) showInCards(from, Math.min(to, text.length));
}
