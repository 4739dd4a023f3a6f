/* Would the game take it, and how would the game write it: with the reason, never a bare yes or no. */

import { ask, readPart } from "../../core/ask.js";
import { make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { codeViews } from "./code-views.js";
import { fold } from "./fold.js";
import { pickedCode } from "./reading.js";

export function verdict(reading) {
  const accepts = reading.deck.clientAccepts;
  if (accepts === undefined) {
    return null;
  }
  const answer = accepts === null ? "unknown" : accepts ? "yes" : "no";
  return make(
    "p",
    { class: "verdict " + answer },
    make("strong", null, say("verdict." + answer)),
    " ",
    reason(reading, answer),
  );
}

function reason(reading, answer) {
  const why = reading.deck.clientReason
    ? sentence(sayDiagnostic(reading.deck.clientReason))
    : say("verdict.because." + answer);
  const again = answer === "no" && reading.deck.canonical && readPart(ask("decode", { text: reading.deck.canonical }));
  return again && again.clientAccepts !== false ? [why, " ", say("verdict.mended")] : why;
}

/** A diagnostic stands in running text here, and needs its full stop. */
function sentence(words) {
  return words + say("verdict.stop");
}

/** The code to be copied: as the game writes it, or as the reader wants it written. */
export function codeOf(reading) {
  const view = codeViews[reading.kind];
  return view.written ? view.written(reading).text : reading.deck.canonical;
}

export function canonical(reading) {
  const code = codeOf(reading);
  if (!code) {
    return null;
  }
  const view = codeViews[reading.kind];
  return make(
    "div",
    { class: "canonical" },
    make(
      "p",
      { class: "quiet" },
      view.written
        ? view.written(reading).why
        : say(pickedCode(reading) === code ? "canonical.same" : "canonical.differs"),
    ),
    make("code", { class: "code", tabindex: "0", role: "group", "aria-label": say("canonical.name") }, code),
    view.written && fold(reading.kind + "-writing", say("canonical.ways"), reading),
  );
}
