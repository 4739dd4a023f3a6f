/*
 * What is open in the view. One small state; what is on the screen is drawn from it.
 */

import { TEXT_LIMIT } from "../../core/text-limit.js";
import { LabConnection } from "../../workers/lab-connection.js";

export const session = {
  /** The cards, as their author writes them. */
  text: "",

  /** Whether the text that is read next is one to go back from. */
  isStep: false,

  /** The text as it was kept last; null where none was. */
  kept: null,

  /**
   * What the core says about the text; null until it has read it.
   * @type {?CoreResponse}
   */
  reading: null,

  /** What the cards do in words: [{depth, text}]. */
  words: [],

  /**
   * The game that is on the table; null where none is.
   * @type {?WizardGame}
   */
  game: null,

  /** What the last step brought about, line by line, and which line is looked at. */
  log: [],
  line: 0,

  /** All that was done, also what was taken back; as much of it as the game's handle holds is played. */
  course: [],

  /** Courses that were left for another. */
  branches: [],

  /** A scenario that was opened: {name, given, verdict}; null where none is. */
  scenario: null,

  /** A game that begins as soon as the text is read: its handle; else null. */
  opening: null,

  /** The files of a package: [{name, text, report}], which of them is in the box, and all their cards. */
  files: [],
  file: null,
  package: [],

  /**
   * Which cards of the collection use which word of the document.
   * @type {!Array<!WizardWord>}
   */
  vocabulary: [],

  /**
   * A choice that the game waits for: {action, choices, prompt, picked}; null where it waits for none.
   * @type {?}
   */
  waiting: null,
};

export const wizardLab = new LabConnection("wizard-lab");

/**
 * Asks the worker about cards.
 *
 * @param {string} op
 * @param {!Object=} args
 * @return {!Promise<!CoreResponse>}
 */
export async function askCore(op, args) {
  const answer = await wizardLab.call(JSON.stringify({ op: "wizard." + op, ...args }));
  return /** @type {!CoreResponse} */ (JSON.parse(answer));
}

/** The length of a text that is taken: what the core reads; until it has said how much that is, what the page takes. */
export function longestText() {
  return wizardLab.constants?.["wizard.check"].text ?? TEXT_LIMIT;
}

/** The cards of the text in the second generation's form. */
export function cardsRead() {
  const read = session.reading?.result || session.reading?.partial || {};
  return read.cards || (read.card ? [read.card] : []);
}

/** The language of the words that the core makes. */
export function coreLanguage() {
  return document.documentElement.lang.slice(0, 2);
}
