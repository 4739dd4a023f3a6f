/* What the view 逆时巫师 OL knows. What is on the screen is drawn from it; what changes it are the actions. */

import { createStore } from "../../base/store/store.js";

export const wizard = createStore({
  /** The cards, as their author writes them, and the text as it was kept last; null where none was. */
  text: "",
  kept: null,

  /** The example that is shown where nothing is open; "" where none was. It is neither kept nor part of the address. */
  example: "",

  /** Whether the text that is read next is one to go back from. */
  isStep: false,

  /**
   * The answer of the core about the text; null until it has read it. And what the cards do, in words: [{depth, text}].
   */
  reading: null,
  words: [],

  /** The description that the behaviours of the card give: {words, translated, from, to}; null where it has none. */
  description: null,

  /** What went wrong last; empty where nothing did. */
  trouble: "",

  /** The rules and the number of players of a new game. */
  profile: "document",
  seats: 2,

  /** The game that is on the table; null where none is. And how many actions were done in it here. */
  game: null,
  acted: 0,

  /** What the last step brought about, line by line, and which line is looked at. */
  log: [],
  line: 0,

  /** All that was done, also what was taken back; as much of it as the game's handle holds is played. */
  course: [],

  /** Courses that were left for another. */
  branches: [],

  /** A choice that the game waits for: {action, choices, prompt, picked}; null where it waits for none. */
  waiting: null,

  /** A scenario that was opened: {name, given, verdict}; null where none is. */
  scenario: null,

  /**
   * The tests of all cards: [{card, name, given, verdict}], of which given is a scenario without its cards and verdict
   * is missing until the test has run.
   */
  tests: [],

  /** A game that begins as soon as the text is read: its handle; else null. */
  opening: null,

  /** The files of a package: [{name, text, report}], which of them is in the box, and all their cards. */
  files: [],
  file: null,
  package: [],

  /**
   * The cards of a collection, the texts that their places are in: [{name, text}], and which of them use which word of
   * the document.
   */
  collected: [],
  collectedTexts: [],
  vocabulary: [],

  /** What the collection is filtered by, and how many of its cards are in sight. */
  filter: { text: "", school: "", rarity: "", word: "" },
  shown: 0,
});

/** Whether what is open is the example that stands there by itself. */
export function isExample({ text, example } = wizard.get()) {
  return example !== "" && text === example;
}

/** The cards of the text in the second generation's form. */
export function cardsRead() {
  const { reading } = wizard.get();
  const read = reading?.result || reading?.partial || {};
  return read.cards || (read.card ? [read.card] : []);
}

/** The cards of the box, as a scenario takes them. */
export function cardsGiven() {
  const { text } = wizard.get();
  return text.trim() === "" ? [] : [text];
}

/** How many actions of the course are played. */
export function played() {
  return wizard.get().game?.handle.actions.length ?? 0;
}

/** The exploration card that is being written, if there is one. */
export function exploration() {
  return cardsRead().find((card) => card.level !== undefined);
}

/** Whether there are cards that can be played. */
export function isPlayable() {
  return Boolean(wizard.get().reading?.ok) && cardsRead().length > 0;
}

/** Whether the choice that the game waits for can be this card, monster or player. */
export function isCandidate(uuid) {
  const { waiting } = wizard.get();
  return waiting !== null && waiting.prompt.candidates.includes(uuid);
}

/** Whether one was chosen for a choice of several. */
export function isPicked(uuid) {
  const { waiting } = wizard.get();
  return waiting !== null && waiting.picked.includes(uuid);
}

/** Whether the choice is of several, so that it is complete only when somebody says so. */
export function isOfSeveral({ minimum, maximum }) {
  return minimum !== 1 || maximum !== 1;
}
