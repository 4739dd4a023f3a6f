/* What decks are called in the view Decks, and the code that links carry. */

import { LONG_TEXT } from "../../../base/core/text-limit.js";
import { say } from "../../../base/ui/words.js";
import { cardsPart } from "./cards-part.js";
import { codeViews } from "./code-views.js";
import { emptyReading, readText } from "./reading.js";

/** The code in which links carry the deck. */
export function linkedCode(reading) {
  const { linked } = codeViews[reading.kind];
  return linked ? linked(reading).code : reading.deck.canonical;
}

export function deckTitle(reading) {
  return reading.deck.name || cardsPart.title?.(reading) || codeViews[reading.kind].title(reading);
}

/** What was read of the short texts that lists show; drawn with every key, they are read but once. */
const shortReadings = new Map();
const SHORT_READINGS_KEPT = 300;

export function shortReading(text) {
  if (!shortReadings.has(text)) {
    if (shortReadings.size >= SHORT_READINGS_KEPT) {
      shortReadings.clear();
    }
    shortReadings.set(text, text.length > LONG_TEXT ? emptyReading(text) : readText(text, 0));
  }
  return shortReadings.get(text);
}

/** What a short text holds, in a few words. */
export function shortTitle(text) {
  const reading = shortReading(text);
  return reading.deck && codeViews[reading.kind] ? deckTitle(reading) : say("kind." + (reading.kind || "text"));
}
