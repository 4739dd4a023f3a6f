/* What the last step brought about: a tree, line by line, each with its place in the card and the variables then. */

import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { known } from "./card.js";
import { showInCards } from "./editor.js";
import { session } from "./session.js";
import { nameOf } from "./zones.js";

export function drawLog() {
  const lines = session.log;
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
      make("ol", { class: "wizard-tree" }, lines.map(logLine)),
      variablesAt(lines[session.line]),
    ],
  );
}

function logLine(line, i) {
  return make(
    "li",
    {
      class: "depth-" + Math.min(line.depth, 12) + " " + line.kind,
      "aria-current": i === session.line ? "step" : null,
    },
    button(logWords(line), () => lookAt(i), { id: "wizard-line-" + i, class: "plain" }),
  );
}

function logWords(line) {
  const data = line.data;
  const shown = (value) =>
    Array.isArray(value)
      ? value.map(nameOf).join(", ")
      : value === null
        ? "?"
        : typeof value === "string"
          ? nameOf(value)
          : String(value);
  switch (line.kind) {
    case "change":
      return say("wizard.log.change", {
        of: shown(data.of),
        what: known("wizard.number.", line.name),
        before: data.before,
        after: data.after,
      });
    case "move":
      return say("wizard.log.move", { card: shown(data.card), from: zoneName(data.from), to: zoneName(data.to) });
    case "event":
    case "action":
      return line.name + " " + Object.values(data).map(shown).join(", ");
    case "trigger":
      return say("wizard.log.trigger", {
        trigger: line.name === "removal" ? say("wizard.log.removal") : data.id || line.name,
        owner: data.owner,
      });
    case "choice":
      return say("wizard.log.choice", { player: data.player, chosen: shown(data.chosen) });
    case "chance":
      return say("wizard.log.chance", { drawn: shown(data.drawn) });
    case "note":
      return say("wizard.note." + line.name) + " " + Object.values(data).map(shown).join(", ");
    default:
      return line.name;
  }
}

function zoneName(zone) {
  return zone === "" ? say("wizard.zone.nowhere") : say("wizard.zone." + zone);
}

function variablesAt(line) {
  const names = line.kind === "do" ? Object.entries(line.data) : [];
  return (
    names.length > 0 &&
    make(
      "p",
      { class: "quiet" },
      say("wizard.log.variables") +
        " " +
        names
          .map(
            ([name, value]) => name + " = " + (value === null ? "?" : Array.isArray(value) ? value.join(" ") : value),
          )
          .join(", "),
    )
  );
}

function lookAt(i) {
  session.line = Math.max(0, Math.min(session.log.length - 1, i));
  keepingFocus(drawLog);
  const line = session.log[session.line];
  if (line.card) showInCards(line.from, Math.min(line.to, session.text.length));
}
