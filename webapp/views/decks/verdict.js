/*
 * The verdict in two lines: whether the code can be pasted into the game, and whether the deck may be played. Each with
 * its reason, never a bare yes or no. Nothing is green as long as the deck is not known to be playable or unchecked.
 */

import { ask, readPart } from "../../core/ask.js";
import { copyButton } from "../../ui/clipboard.js";
import { make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { cardsPart } from "./cards-part.js";
import { codeViews } from "./code-views.js";
import { fold } from "./fold.js";
import { pickedCode } from "./reading.js";

export function verdict(reading) {
  const deck = cardsPart.verdict?.(reading);
  const code = codeVerdict(reading);
  const neutral = code.answer === "yes" && (!deck || deck.answer === "no");
  return make(
    "div",
    { class: "verdicts" },
    verdictLine("code", neutral ? { ...code, answer: "plain" } : code),
    verdictLine("deck", deck || { answer: "coming", words: ["\u2026"] }),
  );
}

function verdictLine(part, { answer, words }) {
  return make(
    "p",
    { class: "verdict " + answer, id: "verdict-" + part },
    make("span", { class: "quiet" }, say("verdict." + part)),
    make("span", null, words),
  );
}

/** A post around a code says nothing about the code: it is judged alone. */
function codeVerdict(reading) {
  const alone = reading.alone || reading.deck;
  const accepts = alone.clientAccepts;
  const repaired = reading.notes.some((note) => note.severity !== "info");
  if (reading.listed || accepts === undefined) {
    const answer = reading.listed ? "listed" : repaired ? "repaired" : "yes";
    return { answer: answer === "yes" ? answer : "unknown", words: [make("strong", null, say("verdict." + answer))] };
  }
  const answer = accepts === null ? "unknown" : accepts ? "yes" : "no";
  return { answer, words: [make("strong", null, say("verdict." + answer)), " ", reason(alone, answer)] };
}

function reason(deck, answer) {
  const why = deck.clientReason ? sentence(sayDiagnostic(deck.clientReason)) : say("verdict.because." + answer);
  const again = answer === "no" && deck.canonical && readPart(ask("decode", { text: deck.canonical }));
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

/** The code with the press that copies it, and the other actions of the deck. */
export function canonical(reading, actions) {
  const code = codeOf(reading);
  if (!code) {
    return actions;
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
    make(
      "div",
      { class: "code-row" },
      make("code", { class: "code", tabindex: "0", role: "group", "aria-label": say("canonical.name") }, code),
      reading.deck.canonical && copyButton("copy-code", "answer.copy-code", () => codeOf(reading)),
      actions,
    ),
    view.written && fold(reading.kind + "-writing", say("canonical.ways"), reading),
  );
}
