/* Whether a deck may be played, in one line; the rules that it breaks are listed below its cards. */

import { button } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { games } from "./games.js";
import { shownDeck } from "./shown-deck.js";

/** The line: answer, as the verdict on a code has it, and words. Null where it is not known yet. */
export function deckVerdict(reading) {
  const shown = shownDeck(reading);
  const game = games[reading.kind];
  if (!shown || !game) {
    return null;
  }
  const broken = shown.checks.filter((check) => check.severity !== "info").length;
  if (broken > 0) {
    return { answer: "no", words: [say("deck.broken", { n: broken }), " ", whyButton()] };
  }
  const doubt = doubtOf(shown, game);
  return doubt ? { answer: "unknown", words: [doubt] } : { answer: "yes", words: [say("deck.playable")] };
}

/** What was not checked of a deck that breaks no rule as far as is known; empty where everything was. */
function doubtOf(shown, game) {
  const rows = shown.sections.flatMap((section) =>
    section.rows.filter((row) => !game.fixed({ ...row, section: section.key })),
  );
  const unknown = rows.filter((row) => !row.known).length;
  if (!game.rules) {
    return game.rulesMet ? game.rulesMet() : say("deck.no-rules");
  }
  if (unknown > 0) {
    return unknown === rows.length ? say("deck.unchecked") : say("deck.partly-unknown", { n: unknown });
  }
  return game.doubt(shown);
}

function whyButton() {
  const show = () => document.querySelector(".checks").scrollIntoView({ block: "nearest" });
  return button(say("deck.why"), show, { id: "verdict-why", class: "plain" });
}
