/*
 * The verdict in two pills: whether the code can be pasted into the game, and whether the deck may be played. Each is
 * coloured by its own state alone, and gives its reason where it is no plain yes. A deck without a card has none yet.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { make } from "../../../base/ui/elements.js";
import { icon } from "../../../base/ui/icons.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { cardsPart } from "../state/cards-part.js";
import { codeViews } from "../state/code-views.js";
import { fold } from "./fold.js";
import { isEmptyDeck, pickedCode } from "../state/reading.js";

export function verdict(reading) {
  if (isEmptyDeck(reading)) {
    return null;
  }
  const deck = cardsPart.verdict?.(reading);
  const coming = { answer: "coming", words: ["\u2026"] };
  // whether the game knows the cards is not in doubt as long as their table is on its way
  const awaited = !deck && !cardsPart.missing && (reading.alone || reading.deck).clientAccepts === null;
  return make(
    "div",
    { class: "verdicts" },
    verdictLine("code", awaited ? coming : codeVerdict(reading)),
    verdictLine("deck", deck || coming),
  );
}

/** The look of each answer, beside its words. */
const PICTURES = { yes: "check", no: "cross", unknown: "doubt", coming: "doubt" };

function verdictLine(part, { answer, words }) {
  return make(
    "p",
    { class: "verdict " + answer, id: "verdict-" + part },
    icon(PICTURES[answer]),
    make("span", { class: "unseen" }, say("verdict." + part) + " "),
    make("span", null, words),
  );
}

/** Text around a code does not affect the code. */
function codeVerdict(reading) {
  const alone = reading.alone || reading.deck;
  const accepts = alone.clientAccepts;
  const isRepaired = accepts === undefined && reading.notes.some((note) => note.severity !== "info");
  const accepted = accepts === null ? "unknown" : accepts === false ? "no" : "yes";
  const answer = reading.listed ? "listed" : isRepaired ? "repaired" : accepted;
  const words = [make("strong", null, say("verdict." + answer))];
  if (answer === "no" || answer === "unknown") words.push(" ", reason(alone, answer));
  return { answer: PICTURES[answer] ? answer : "unknown", words };
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

/**
 * The code as the game writes it, where it is not the one that was pasted, or may be written in several ways. A file of
 * several lines is no code of one.
 */
export function canonical(reading) {
  const code = codeOf(reading);
  if (!code || code.includes("\n")) {
    return null;
  }
  const view = codeViews[reading.kind];
  const same = !view.written && pickedCode(reading) === code;
  return make(
    "div",
    { class: "canonical" + (same ? " same" : "") },
    make(
      "div",
      { class: "code-row" },
      make(
        "p",
        { class: "quiet" },
        view.written ? view.written(reading).why : say("canonical.differs"),
      ),
      make("code", { class: "code", tabindex: "0", role: "group", "aria-label": say("canonical.name") }, code),
    ),
    view.written && fold(reading.kind + "-writing", say("canonical.ways"), reading),
  );
}
