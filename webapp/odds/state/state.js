/* What the view Odds knows. What is on the screen is drawn from it; what changes it are the actions. */

import { createStore } from "../../base/store/store.js";

/**
 * A game that is replayed.
 *
 * @typedef {{
 *   topic: string, number: number, order: ?Array<string>, rest: ?, trace: ?TraceResult, text: string, step: number,
 *   trouble: string, found: string
 * }}
 */
export let ReplayedGame;

export const odds = createStore({
  /** The deck file, and the name under which it is saved. */
  text: "",
  name: "",

  /** The example that is shown where nothing is open; "" where none was. It is neither kept nor part of the address. */
  example: "",

  /** The calculation of the calculator as an address holds it, "" for the usual one; null where it is closed. */
  draw: /** @type {?string} */ (null),

  /** Whether another text is on its way, so that what is shown is not the answer any more. */
  opening: false,

  /** Why the text is not taken, or what else is wrong with it as a whole; empty where nothing is. */
  trouble: "",

  /** The seed, and the precision: "points", a number of games, or "on". */
  seed: "1",
  goal: "points",

  /**
   * The answer of the core about the text; null until it has read it.
   *
   * @type {?OddsReading}
   */
  reading: null,

  /** Counts the texts with which typing has rested: the open tab is drawn for each of them. */
  rested: 0,

  /**
   * The runs of the text and of the baseline; null where none was started. A run changes while it plays.
   *
   * @type {?}
   */
  run: null,
  /** @type {?} */
  versionRun: null,
  runTrouble: "",

  /** Counts what the runs, and the questions of the tabs, have made known. */
  progress: 0,
  answers: 0,

  /**
   * The baseline: {text, name, topics, cards}; null where there is none.
   *
   * @type {?}
   */
  version: null,

  /** The part of the view that is in sight, and whether the deck is edited as "text" or "form". */
  tab: "results",
  mode: "form",

  /** The topic that is shown, and the card that makes room or takes it; empty where none was chosen. */
  topic: "",
  filler: "",

  /**
   * The game that is replayed: its topic and number; order: the whole deck from the top, where the reader put a hand
   * together; rest: {part, text}: what was solved of the topic, where this is a game with one of the other hands;
   * trace: the answer of the core about it, and text: of which text and seed; the step that is shown; why there is no
   * game; found: the result of the last search.
   *
   * @type {!ReplayedGame}
   */
  game: Object.freeze({
    topic: "",
    number: 0,
    order: null,
    rest: null,
    trace: null,
    text: "",
    step: 0,
    trouble: "",
    found: "",
  }),

  /**
   * How far the search for a game is: {tried, of, share, secondsLeft}; null where none goes on.
   *
   * @type {?}
   */
  search: null,

  /** The card that gets another name; null where none does. */
  renaming: /** @type {?string} */ (null),

  /**
   * What the reader wishes from the optimiser. filler: the card that may have more copies than the others, "" for none,
   * null where the reader chose none yet; mostFiller: how many, null likewise; text: of the deck that is searched;
   * taken: the deck before the counts were taken, {before: {text, name}, after}, or null.
   *
   * @type {?}
   */
  wish: Object.freeze({
    weights: new Map(),
    locked: new Set(),
    most: 3,
    filler: null,
    mostFiller: null,
    budget: "usual",
    text: "",
    taken: null,
  }),

  /** Counts the decks that were put among the recent ones. */
  remembered: 0,

  /** Names of the cards of a hand that is put together, in the order in which they were chosen. */
  ownHand: Object.freeze([]),
});

/** Whether what is open is the example that stands there by itself. */
export function isExample({ text, example } = odds.get()) {
  return example !== "" && text === example;
}

/** Changes the game that is replayed. */
export function setGame(change) {
  odds.set({ game: Object.freeze({ ...odds.get().game, ...change }) });
}

/** Changes what the reader wishes from the optimiser. */
export function setWish(change) {
  odds.set({ wish: Object.freeze({ ...odds.get().wish, ...change }) });
}

/** The cards and topics of the text, as far as the core has read them. */
export function cardsOfDeck() {
  return odds.get().reading?.outline.cards || [];
}

export function topicsOfDeck() {
  return odds.get().reading?.outline.topics || [];
}

/** The outline of the topic whose games are replayed, or null. */
export function topicOutline() {
  const { game } = odds.get();
  return topicsOfDeck().find((topic) => topic.name === game.topic) || null;
}

/** The same topic of the baseline, as far as it is known. */
export function earlierTopic(name) {
  return odds.get().versionRun?.result?.topics.find((topic) => topic.name === name) || null;
}

/** The key of the sentence that gives the reason there is nothing to see. */
export function nothingWhy() {
  const { text, reading } = odds.get();
  if (text.trim() === "") return "odds.results.empty";
  return reading && !reading.sound ? "odds.results.faulty" : "odds.results.soon";
}
