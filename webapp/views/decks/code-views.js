/*
 * How each game's decks are shown. A game adds its view here; the view Decks asks for it by kind and knows no
 * game itself.
 */

import { say } from "../../ui/words.js";
import { cardsPart } from "./cards-part.js";
import { readText } from "./reading.js";

/** @type {!Object<string, ?>} */
export const codeViews = {};

/**
 * @param kind the kind of the contract
 * @param view functions of a reading (reading.js), which holds the deck and its explained fields:
 *   title(reading): what the deck is called where it has no name,
 *   facts(reading): short texts about the whole deck,
 *   groups(reading): [{title, note?, rows: [{count, label, under?: {title, rows}}]}], as long as cards have no names;
 *   empty: a deck without a card; written(reading), where codes may be written in several ways: {text, why};
 *   where cards have no names, changes(rows): rows of compare as [{count, label}];
 *   exported(reading): what the core cannot know of a deck that it exports: its name, the names of cards, its parts;
 *   linked(reading): {code, parts}: the code in which links and pages of others carry the deck, where it is another
 *   one than that of the reading, and the titles of the sections by their keys
 */
export function addCodeView(kind, view) {
  codeViews[kind] = view;
}

/** @type {!Object<string, ?>} */
export const byteViews = {};

/**
 * How the bytes of a game's codes are explained, as far as it depends on the game.
 *
 * @param kind the kind of the contract
 * @param view functions of what the operation explain answers: tint(field): the colour of a field, "frame", "setting",
 *   "hero", "number", "card" or "side". Where the core's own words for fields are no closed vocabulary,
 *   fieldName(field) and meaning(field, reading) say them; steps, the name of a fold below the bytes.
 *   Where codes are texts that are shown line by line, lineMeaning(field, line, reading): what a line means
 */
export function addByteView(kind, view) {
  byteViews[kind] = view;
}

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
    shortReadings.set(text, readText(text, 0));
  }
  return shortReadings.get(text);
}

/** What a short text holds, in a few words. */
export function shortTitle(text) {
  const reading = shortReading(text);
  return reading.deck && codeViews[reading.kind] ? deckTitle(reading) : say("kind." + (reading.kind || "text"));
}
