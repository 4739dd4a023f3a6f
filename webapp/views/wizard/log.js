/* What the last step brought about: a tree, line by line, each with its place in the card and the variables then. */

import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { showInCards } from "./editor.js";
import { effectSentences, logWords, pairs, rawWords } from "./log-words.js";
import { session } from "./session.js";

/** Whether the fold for makers of cards is open; it stays so from line to line. */
let rawIsOpen = false;

export function drawLog() {
  const lines = session.log;
  const effects = effectsOfText();
  fill(
    byId("wizard-log"),
    lines.length > 0 && [
      make(
        "div",
        { class: "actions" },
        button(say("wizard.log.back"), () => lookAt(session.line - 1), {
          id: "wizard-log-back",
          class: "plain",
          disabled: session.line === 0,
        }),
        button(say("wizard.log.on"), () => lookAt(session.line + 1), {
          id: "wizard-log-on",
          class: "plain",
          disabled: session.line >= lines.length - 1,
        }),
      ),
      make("ol", { class: "wizard-tree" }, lines.map((line, i) => logLine(line, i, effects))),
      rawEntry(lines[session.line]),
    ],
  );
}

/** The sentences of the effects. Their places are those of the log where the text is all that the game was made of. */
function effectsOfText() {
  const given = session.game?.handle.cards || [];
  return effectSentences(given.length === 1 && given[0] === session.text ? session.words : []);
}

function logLine(line, i, effects) {
  return make(
    "li",
    {
      class: "depth-" + Math.min(line.depth, 12) + " " + line.kind,
      "aria-current": i === session.line ? "step" : null,
    },
    button(logWords(line, session.game, effects), () => lookAt(i), { id: "wizard-line-" + i, class: "plain" }),
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

function lookAt(i) {
  session.line = Math.max(0, Math.min(session.log.length - 1, i));
  keepingFocus(drawLog);
  const line = session.log[session.line];
  if (line.card) showInCards(line.from, Math.min(line.to, session.text.length));
}
